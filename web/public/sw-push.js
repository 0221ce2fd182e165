// The part of the service worker for web push (NOTIF-3). It shows the server's text unchanged, and opens its
// page.

const subscribeUrl = '/api/user.php?push=1';

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const newsOf = (data) => {
  try {
    return data.json() ?? {};
  } catch {
    return {};
  }
};

/** Returns a page of this site only, whatever the push contains. */
const pageOf = (path) => {
  const url = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  return url.origin === self.location.origin ? url.href : `${self.location.origin}/`;
};

// Every push shows a notification, even an unreadable one, because browsers end a subscription with silent
// pushes (PUSH-6).
self.addEventListener('push', (event) => {
  const { title, body = '', tag = '', path, language = '' } = newsOf(event.data);
  event.waitUntil(
    self.registration.showNotification(title || self.location.hostname, {
      body,
      tag,
      lang: language,
      data: { page: pageOf(path) },
    }),
  );
});

/** Opens the page in an existing tab, the one used last, or else in a new tab. */
const open = async (page) => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === page) ?? windows[0];
  if (!there) return self.clients.openWindow(page);
  // If the browser refuses to focus the tab, the tab stays in the background on the right page.
  const tab = await there.focus().catch(() => there);
  if (tab.url === page) return tab;
  // The tab is not controlled by us and cannot be navigated.
  return tab.navigate(page).catch(() => self.clients.openWindow(page));
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pageOf(event.notification.data?.page)));
});

/**
 * The browser gave this device a new push endpoint. If the old one is unknown, the next visit repairs the
 * subscription.
 */
const follow = async (before, after) => {
  if (!before) return;
  const subscription = after ?? (await self.registration.pushManager.subscribe(before.options));
  const { endpoint, keys } = subscription.toJSON();
  await fetch(subscribeUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
    body: JSON.stringify({ endpoint, keys, replaces: before.endpoint }),
  });
};

self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(follow(event.oldSubscription, event.newSubscription)),
);
