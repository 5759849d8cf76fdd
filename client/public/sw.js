// Installed, Igroteka opens at once and says quietly when the house cannot be reached.
// The network comes first, always; what was seen last is only for when there is none.
const SHELF = 'igroteka-1';

const isKept = (url) =>
  url.origin === location.origin && /^\/(assets|art|words)\/|^\/(icon|manifest)/.test(url.pathname);

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.add('/')));
});

self.addEventListener('activate', (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(first(request, '/'));
  else if (isKept(new URL(request.url))) event.respondWith(first(request, request));
});

/** From the network, and a copy put away; without a network, the copy. */
async function first(request, key) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(SHELF)).put(key, answer.clone());
    return answer;
  } catch (trouble) {
    const copy = await caches.match(key);
    if (copy) return copy;
    throw trouble;
  }
}
