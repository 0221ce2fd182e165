// Shows the offline page if there is no connection (SHELL-15). Only this page is cached, and it contains no
// personal data. Pages of members, answers and code are not cached, so a new version is never delayed. Only
// page loads pass through this handler.

const shelf = 'vonk-offline';
const place = '/offline';
const dayMs = 86_400_000;

const kept = async () => (await caches.open(shelf)).match(place);

const isFresh = (page, language) =>
  page?.headers.get('content-language') === language &&
  Date.now() - Date.parse(page.headers.get('date')) < dayMs;

/** Caches the offline page in the language that the page reports. */
const keep = async (language) => {
  if (isFresh(await kept(), language)) return;
  const page = await fetch(`/offline/${language}`, { credentials: 'omit' });
  if (page.ok) await (await caches.open(shelf)).put(place, page);
};

self.addEventListener('message', (event) => {
  const language = event.data?.offlineIn;
  // Without a connection the cached page is kept.
  if (typeof language === 'string' && /^[a-z]{2}$/.test(language))
    event.waitUntil(keep(language).catch(() => {}));
});

const load = async (request) => {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await kept();
    if (page === undefined) throw error;
    return page;
  }
};

self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET') return;
  // File downloads, which are not shown as a page.
  if (/^\/(?:api|media)\//.test(new URL(url).pathname)) return;
  event.respondWith(load(event.request));
});
