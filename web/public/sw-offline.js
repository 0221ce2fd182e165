// What somebody without a connection sees instead of a page (SHELL-15). Only this one page is kept, which knows nobody: no
// page of a member, no answer, and no code, so a new version is never kept from anybody. Nothing but the loading of a page
// goes through here.

const shelf = 'vonk-offline';
const place = '/offline';
const dayMs = 86_400_000;

const kept = async () => (await caches.open(shelf)).match(place);

const isFresh = (page, language) =>
  page?.headers.get('content-language') === language &&
  Date.now() - Date.parse(page.headers.get('date')) < dayMs;

/** Pages tell which language they are in. */
const keep = async (language) => {
  if (isFresh(await kept(), language)) return;
  const page = await fetch(`/offline/${language}`, { credentials: 'omit' });
  if (page.ok) await (await caches.open(shelf)).put(place, page);
};

self.addEventListener('message', (event) => {
  const language = event.data?.offlineIn;
  // Without a connection the page that is there stays.
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
  // Files, which a browser stores rather than shows.
  if (/^\/(?:api|media)\//.test(new URL(url).pathname)) return;
  event.respondWith(load(event.request));
});
