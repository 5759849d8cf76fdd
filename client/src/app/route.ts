// A tiny router: the path decides the page; links inside the house do not reload.
import { createSubscriber } from 'svelte/reactivity';

export interface Route {
  page: string;
  /** What stands behind the page's name in the path: a table, a code, a game. */
  id: string;
  /** After '#': a move of a replay, a rule of the rules page. */
  anchor: string;
}

const pages: Record<string, string> = {
  '': 'Home',
  t: 'Play',
  tv: 'Tv',
  join: 'Join',
  tables: 'Tables',
  rules: 'Rules',
  learn: 'Learn',
  replay: 'Replay',
  settings: 'Settings',
};

export function parse(path: string, hash = ''): Route {
  const [name = '', id = ''] = path.split('/').slice(1);
  return { page: pages[name] ?? 'Home', id: decodeURIComponent(id), anchor: hash.slice(1) };
}

const subscribe = createSubscriber((update) => {
  addEventListener('popstate', update);
  addEventListener('igroteka:go', update);
  return () => {
    removeEventListener('popstate', update);
    removeEventListener('igroteka:go', update);
  };
});

/** The present route; reactive inside components. */
export function route(): Route {
  subscribe();
  return parse(location.pathname, location.hash);
}

/** Go to another page of the house. */
export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  dispatchEvent(new Event('igroteka:go'));
  if (!replace) scrollTo(0, 0);
}

function inside(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  return plain && link.origin === location.origin && !link.target && !link.hasAttribute('download');
}

/** Turn a click on an ordinary link into a step of the router (put on the root element). */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a');
  if (!link || event.defaultPrevented || !inside(link, event)) return;
  if (!(link.pathname.split('/')[1]! in pages)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
