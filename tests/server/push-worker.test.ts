import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';

const code = readFileSync('web/public/sw-push.js', 'utf8');
const origin = 'https://vonk.example';

interface Tab {
  url: string;
  focus: () => Promise<Tab>;
  navigate: (url: string) => Promise<null>;
}

const tab = (url: string, moves = true): Tab => {
  const made: Tab = {
    url,
    focus: vi.fn(async () => made),
    navigate: vi.fn(async () => {
      if (!moves) throw new TypeError('not mine');
      return null;
    }),
  };
  return made;
};

let handlers: Map<string, (event: object) => void>;
let tabs: Tab[];
const showNotification = vi.fn(async () => {});
const openWindow = vi.fn(async () => null);
const subscribe = vi.fn();
const asked = vi.fn(async () => Response.json({}));

beforeEach(() => {
  vi.clearAllMocks();
  handlers = new Map();
  tabs = [];
  const self = {
    addEventListener: (name: string, handle: (event: object) => void) => handlers.set(name, handle),
    skipWaiting: async () => {},
    location: new URL('/sw-push.js', origin),
    clients: { claim: async () => {}, matchAll: async () => tabs, openWindow },
    registration: { showNotification, pushManager: { subscribe } },
  };
  new Function('self', 'fetch', code)(self, asked);
});

/** Dispatches an event to the worker and waits until its work has ended. */
const fire = async (name: string, event: object = {}): Promise<void> => {
  const waits: unknown[] = [];
  handlers.get(name)?.({ ...event, waitUntil: (work: unknown) => waits.push(work) });
  await Promise.all(waits);
};

const news = { kind: 'message', path: '/chats/7', tag: 't', title: 'Vonk', body: 'Nieuw.', language: 'nl' };

const click = (page: unknown) => {
  const close = vi.fn();
  return fire('notificationclick', { notification: { data: { page }, close } }).then(() =>
    expect(close).toHaveBeenCalledOnce(),
  );
};

test('shows the text of a push under its tag [NOTIF-3f, PUSH-6b]', async () => {
  await fire('push', { data: { json: () => news } });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Vonk', {
    body: 'Nieuw.',
    tag: 't',
    lang: 'nl',
    data: { page: `${origin}/chats/7` },
  });
});

test('shows a notification for an unreadable push, and never links to another site [NOTIF-3f, PUSH-6b]', async () => {
  await fire('push', { data: null });
  await fire('push', { data: { json: () => null } });
  for (const path of ['https://evil.example/x', '//evil.example', 7])
    await fire('push', { data: { json: () => ({ ...news, path }) } });
  expect(showNotification).toHaveBeenCalledTimes(5);
  expect(showNotification.mock.calls.map((call: unknown[]) => call[1])).toEqual(
    Array.from({ length: 5 }, () => expect.objectContaining({ data: { page: `${origin}/` } })),
  );
  expect(showNotification).toHaveBeenNthCalledWith(1, 'vonk.example', expect.anything());
});

test('a click focuses the tab in which the page is already open [NOTIF-3f]', async () => {
  tabs = [tab(`${origin}/likes/received`), tab(`${origin}/chats/7`)];
  await click(`${origin}/chats/7`);
  expect(tabs[1]?.focus).toHaveBeenCalledOnce();
  expect(tabs[0]?.focus).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

test('a click navigates an open tab, or opens a new one if there is none or it cannot navigate [NOTIF-3f]', async () => {
  tabs = [tab(`${origin}/members`)];
  await click(`${origin}/chats/7`);
  expect(tabs[0]?.navigate).toHaveBeenCalledExactlyOnceWith(`${origin}/chats/7`);
  expect(openWindow).not.toHaveBeenCalled();
  tabs = [];
  await click(`${origin}/chats/7`);
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/chats/7`);
  tabs = [tab(`${origin}/members`, false)];
  await click(`${origin}/chats/7`);
  expect(openWindow).toHaveBeenCalledTimes(2);
});

test('reports a changed push subscription to the server with the endpoint it replaces [NOTIF-3f]', async () => {
  const toJSON = () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } });
  const oldSubscription = { endpoint: 'https://push.example/old', options: { userVisibleOnly: true } };
  subscribe.mockResolvedValue({ toJSON });
  await fire('pushsubscriptionchange', { oldSubscription, newSubscription: null });
  expect(subscribe).toHaveBeenCalledExactlyOnceWith(oldSubscription.options);
  await fire('pushsubscriptionchange', { oldSubscription, newSubscription: { toJSON } });
  expect(subscribe).toHaveBeenCalledOnce();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(asked).toHaveBeenLastCalledWith('/api/user.php?push=1', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
    body: JSON.stringify({
      endpoint: 'https://push.example/new',
      keys: { p256dh: 'p', auth: 'a' },
      replaces: 'https://push.example/old',
    }),
  });
  await fire('pushsubscriptionchange', { oldSubscription: null, newSubscription: { toJSON } });
  expect(asked).toHaveBeenCalledTimes(2);
});
