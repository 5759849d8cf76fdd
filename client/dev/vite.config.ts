// The mock page: the table alone, with drawings and words read from the games' boxes.
//   npx vite --config dev/vite.config.ts     then /?sample=pryzhok
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

const games = '../src/igroteka/games';

function sheet(name: string): string {
  const folder = name === 'ui' ? 'art' : `${games}/${name}/art`;
  const symbols = readdirSync(folder).map((file) => symbol(`${name}-${file.slice(0, -4)}`, readFileSync(`${folder}/${file}`, 'utf8')));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">${symbols.join('')}</svg>`;
}

function symbol(id: string, svg: string): string {
  const [, viewBox, inside] = /viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  return `<symbol id="${id}" viewBox="${viewBox}">${inside}</symbol>`;
}

function answer(url: string): string | null {
  const art = /^\/art\/([a-z]+)\.svg$/.exec(url);
  if (art) return sheet(art[1]!);
  const words = /^\/words\/([a-z]+)\.(ru|en)\.ftl$/.exec(url);
  const file = words && `${games}/${words[1]}/words.${words[2]}.ftl`;
  return file && existsSync(file) ? readFileSync(file, 'utf8') : null;
}

const boxes: Plugin = {
  name: 'boxes',
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, response, next) => {
      const found = answer(request.url ?? '');
      if (found === null) return next();
      response.setHeader('content-type', 'image/svg+xml; charset=utf-8');
      response.end(found);
    }),
};

export default defineConfig({ root: 'dev', plugins: [svelte({ configFile: '../svelte.config.js' }), boxes], server: { fs: { allow: ['..'] } } });
