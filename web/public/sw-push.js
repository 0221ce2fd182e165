// The worker's part of web push (NOTIF-3). It shows what the server says, word for word, and leads to its page.

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

/** A page of this site and of no other, whatever the push says. */
const pageOf = (path) => {
  const url = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  return url.origin === self.location.origin ? url.href : `${self.location.origin}/`;
};

// Each push shows a notification, also one that cannot be read: browsers end a subscription that is silent (PUSH-6).
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

/** To the page in a tab that is there, the one in use last, or else in a new one. */
const open = async (page) => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === page) ?? windows[0];
  if (!there) return self.clients.openWindow(page);
  // A browser that does not let us bring it to the front leaves it where it is, on the right page.
  const tab = await there.focus().catch(() => there);
  if (tab.url === page) return tab;
  // A tab that is not ours to move.
  return tab.navigate(page).catch(() => self.clients.openWindow(page));
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pageOf(event.notification.data?.page)));
});

/** The browser gave this device another address. Where it does not say of which one, the next visit mends it. */
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
