import { svelte } from '@sveltejs/vite-plugin-svelte';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';

// `npm run dev` beside a running server: IGROTEKA_SERVER says where it is.
const { IGROTEKA_SERVER: server = 'http://127.0.0.1:8130' } = loadEnv('', '.', 'IGROTEKA_');
const proxied = ['/api', '/art', '/words', '/qr', '/healthz', '^/rules/.*\\.html$'];

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/igroteka/client_dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // strict CSP: nothing as data: URLs
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { ...Object.fromEntries(proxied.map((path) => [path, server])), '/ws': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
