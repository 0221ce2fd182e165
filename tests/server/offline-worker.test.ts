import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { hour } from '#contract/kit/durations.ts';

const code = readFileSync('web/public/sw-offline.js', 'utf8');
const origin = 'https://vonk.example';
let handlers: Map<string, (event: object) => void>;
let shelves: Map<string, Map<string, Response>>;
let network: (address: string) => Response;
const asked = vi.fn(async (request: string | { url: string }, _init?: RequestInit) =>
  network(new URL(typeof request === 'string' ? request : request.url, origin).pathname),
);

const shelf = (name: string) => {
  const kept = shelves.get(name) ?? new Map<string, Response>();
  shelves.set(name, kept);
  return {
    match: async (place: string) => kept.get(place)?.clone(),
    put: async (place: string, answer: Response) => void kept.set(place, answer),
  };
};

const offline = (language: string, made = Date.now()) =>
  new Response(`offline ${language}`, {
    headers: { 'content-language': language, date: new Date(made).toUTCString() },
  });

const noNetwork = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.clearAllMocks();
  handlers = new Map();
  shelves = new Map();
  network = (path) => (path.startsWith('/offline/') ? offline(path.slice(-2)) : new Response(`page ${path}`));
  const self = {
    addEventListener: (name: string, handle: (event: object) => void) => handlers.set(name, handle),
  };
  const caches = { open: async (name: string) => shelf(name) };
  new Function('self', 'caches', 'fetch', code)(self, caches, asked);
});

const dispatchMessage = async (data: unknown): Promise<void> => {
  const waits: unknown[] = [];
  handlers.get('message')?.({ data, waitUntil: (work: unknown) => waits.push(work) });
  await Promise.all(waits);
};

/** Returns the worker's response to a request, or null if the worker leaves the request to the browser. */
const load = async (path: string, more: object = {}): Promise<string | null> => {
  const answers: Promise<Response>[] = [];
  handlers.get('fetch')?.({
    request: { mode: 'navigate', method: 'GET', url: origin + path, ...more },
    respondWith: (answer: Promise<Response>) => answers.push(answer),
  });
  const [answer] = answers;
  return answer === undefined ? null : (await answer).text();
};

test('shows the cached offline page in the last announced language while offline [SHELL-15b]', async () => {
  await dispatchMessage({ offlineIn: 'nl' });
  expect(await load('/chats/7')).toBe('page /chats/7');
  network = noNetwork;
  expect(await load('/chats/7')).toBe('offline nl');
  network = (path) => (path.startsWith('/offline/') ? offline(path.slice(-2)) : noNetwork());
  await dispatchMessage({ offlineIn: 'sv' });
  expect(await load('/members')).toBe('offline sv');
});

test('caches only the offline page and nothing of a member [SHELL-15b]', async () => {
  await dispatchMessage({ offlineIn: 'nl' });
  for (const path of ['/chats', '/chats/7', '/profile', '/members?x=1']) await load(path);
  expect([...shelves].map(([name, kept]) => [name, [...kept.keys()]])).toEqual([
    ['vonk-offline', ['/offline']],
  ]);
  expect(asked).toHaveBeenCalledWith('/offline/nl', { credentials: 'omit' });
});

test('fetches the offline page once a day, not on every page load [SHELL-15b]', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T10:00:00Z'));
  const pages = () => asked.mock.calls.filter(([request]) => typeof request === 'string').length;
  await dispatchMessage({ offlineIn: 'nl' });
  await dispatchMessage({ offlineIn: 'nl' });
  expect(pages()).toBe(1);
  now.mockReturnValue(Date.parse('2026-11-22T10:00:00Z') + 23 * hour);
  await dispatchMessage({ offlineIn: 'nl' });
  expect(pages()).toBe(1);
  now.mockReturnValue(Date.parse('2026-11-22T10:00:00Z') + 25 * hour);
  await dispatchMessage({ offlineIn: 'nl' });
  expect(pages()).toBe(2);
  now.mockRestore();
});

test('leaves API calls, files, forms and code to the browser [SHELL-15b]', async () => {
  await dispatchMessage({ offlineIn: 'nl' });
  network = noNetwork;
  expect(await load('/api/user.php', { mode: 'cors' })).toBeNull();
  expect(await load('/assets/a.js', { mode: 'cors' })).toBeNull();
  expect(await load('/api/invoice.php?id=1')).toBeNull();
  expect(await load('/media/a.jpg')).toBeNull();
  expect(await load('/language', { method: 'POST' })).toBeNull();
});

test("keeps the cached page when a fetch fails, and shows the browser's own error without a cached page [SHELL-15b]", async () => {
  network = noNetwork;
  await dispatchMessage({ offlineIn: 'nl' });
  await expect(load('/members')).rejects.toThrow('Failed to fetch');
  network = (path) => (path.startsWith('/offline/') ? offline('nl') : noNetwork());
  await dispatchMessage({ offlineIn: 'nl' });
  network = () => new Response('too many', { status: 429 });
  await dispatchMessage({ offlineIn: 'sv' });
  for (const nonsense of [null, {}, { offlineIn: 7 }, { offlineIn: '../api' }])
    await dispatchMessage(nonsense);
  network = noNetwork;
  expect(await load('/members')).toBe('offline nl');
});
