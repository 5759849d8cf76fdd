import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// `npm run dev` beside a running server: IGROTEKA_SERVER says where it is.
const { IGROTEKA_SERVER: server = 'http://127.0.0.1:8130' } = loadEnv('', '.', 'IGROTEKA_');
const proxied = ['/api', '^/art/(?!wood)', '/words', '/qr', '/healthz', '^/rules/.*\\.html$'];

// The drawings of the interface travel with the built client; the server makes one sheet of them.
const drawings: Plugin = {
  name: 'drawings',
  apply: 'build',
  generateBundle() {
    for (const file of readdirSync('art').filter((name) => name.endsWith('.svg')))
      this.emitFile({ type: 'asset', fileName: `art/${file}`, source: readFileSync(`art/${file}`) });
  },
};

// Compressed once, at the build: the server sends these twins to browsers that take them.
const twins: Plugin = {
  name: 'twins',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|svg)$/.test(name));
    for (const file of files.map((name) => `${dir}/${name}`)) {
      const source = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(source));
      writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), drawings, twins],
  build: {
    outDir: '../src/igroteka/client_dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // strict CSP: nothing as data: URLs
    modulePreload: { polyfill: false },
    // What every page needs is one file; the pages and the table stay files of their own.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shared', test: /node_modules\/(?!three\/)|src\/(pages\/components\/|app\/(?!words\/))/ }] } },
    },
  },
  server: {
    proxy: { ...Object.fromEntries(proxied.map((path) => [path, server])), '/ws': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
