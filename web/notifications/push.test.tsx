import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { Toasts } from '#web/ui/overlays/toasts.tsx';
import { forgetPushHere } from './forget-push-here.ts';
import { PushBanner } from './push-banner.tsx';
import { PushSettings } from './push-settings.tsx';
import { offerPush, usePushIsOn } from './push-store.ts';
import { usePushSync } from './use-push-sync.ts';

const member = 7;
const key = btoa(String.fromCharCode(...Array.from({ length: 65 }, (_, at) => at))).replaceAll('=', '');

interface FakeSubscription {
  endpoint: string;
  options: { applicationServerKey: ArrayBuffer };
  toJSON(): object;
  unsubscribe(): Promise<boolean>;
}

let current: FakeSubscription | null;
let permission: NotificationPermission;
let answered: NotificationPermission;
let asked: Array<{ method: string; body: unknown }>;
let answer: () => Response;
const subscribe = vi.fn();
const register = vi.fn();
const requestPermission = vi.fn(async () => {
  permission = answered;
  return answered;
});
const realFetch = globalThis.fetch;

const subscriptionWith = (bytes: Uint8Array<ArrayBuffer>, endpoint = 'https://push.example/1') => ({
  endpoint,
  options: { applicationServerKey: bytes.buffer },
  toJSON: () => ({ endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
  unsubscribe: vi.fn(async () => {
    current = null;
    return true;
  }),
});

const pushManager = { subscribe, getSubscription: async () => current };

const capable = () => {
  const registration = { pushManager };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission,
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
};

beforeAll(() => loadLanguage('nl'));

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  Reflect.set(document, 'cookie', 'vonk_dismissed=; Max-Age=0; Path=/');
  [current, permission, answered, asked] = [null, 'default', 'granted', []];
  subscribe.mockImplementation(async (options: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
    current = subscriptionWith(options.applicationServerKey);
    return current;
  });
  answer = () => Response.json({ subscribed: true });
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    asked.push({ method: request.method, body: await request.json() });
    return answer();
  };
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'standalone');
  globalThis.fetch = realFetch;
});

function Frame({ who }: { who: number }) {
  usePushSync(who);
  return (
    <>
      <p>{usePushIsOn() ? 'om de vijf minuten' : 'elke minuut'}</p>
      <PushBanner member={who} />
      <PushSettings member={who} />
      <Toasts />
    </>
  );
}

const offerCookie = (value: string) =>
  Reflect.set(document, 'cookie', `vonk_push_offer=${value}; Path=/${value === '' ? '; Max-Age=0' : ''}`);

/** Shows the banner and the settings to a member who has already written or liked. */
const show = (publicKey: string | null = key, who = member, hasWritten = true) => {
  offerCookie(hasWritten ? String(who) : '');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(settingsQuery().queryKey, {
    settings: { ...testSettings, push_public_key: publicKey },
  });
  return render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Frame who={who} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

const banner = () => screen.queryByRole('region', { name: 'Meldingen aanzetten' });
const buttons = () => screen.queryAllByRole('button', { name: 'Meldingen aanzetten' });
const tap = (button: HTMLElement | undefined) => fireEvent.click(button ?? document.body);

test('offers nothing in a browser without push support and says so [NOTIF-3b, SHELL-14]', async () => {
  show();
  expect(await screen.findByText('Hier zijn geen meldingen')).toBeTruthy();
  expect(banner()).toBeNull();
  expect(buttons()).toHaveLength(0);
});

test('tells Safari on a phone that push requires the installed app [NOTIF-3b, PUSH-7]', async () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  show();
  expect(await screen.findByText(/Zet op beginscherm/)).toBeTruthy();
});

test('offers push from the first message or like on, and stops once it is on [SHELL-13f]', async () => {
  capable();
  const { unmount } = show(key, member, false);
  expect(await screen.findByText('Meldingen staan uit')).toBeTruthy();
  expect(banner()).toBeNull();
  act(offerPush);
  expect(banner()).not.toBeNull();
  expect(document.cookie).toContain(`vonk_push_offer=${member}`);
  tap(buttons()[0]);
  expect(await screen.findByText('Meldingen staan aan')).toBeTruthy();
  expect(document.cookie).not.toContain('vonk_push_offer');
  unmount();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('offers nothing without a public key of the service [SHELL-14]', async () => {
  capable();
  show(null);
  expect(await screen.findByText('Hier zijn geen meldingen')).toBeTruthy();
  expect(banner()).toBeNull();
});

test('asks for permission only after a tap, then stores the device and stops offering [NOTIF-3b, SHELL-14, PUSH-6a]', async () => {
  capable();
  show();
  await waitFor(() => expect(buttons()).toHaveLength(2));
  expect(requestPermission).not.toHaveBeenCalled();
  expect(register).not.toHaveBeenCalled();
  expect(screen.getByText('elke minuut')).toBeTruthy();
  tap(buttons()[1]);
  expect(await screen.findByText('Meldingen staan aan')).toBeTruthy();
  expect(requestPermission).toHaveBeenCalledOnce();
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { scope: '/', updateViaCache: 'none' });
  expect(subscribe.mock.calls[0]?.[0]).toMatchObject({ userVisibleOnly: true });
  const body = { endpoint: 'https://push.example/1', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } };
  expect(asked).toEqual([{ method: 'POST', body }]);
  expect(JSON.parse(localStorage.getItem('vonk:push:7') ?? '')).toEqual(body);
  expect(banner()).toBeNull();
  expect(screen.getByText('om de vijf minuten')).toBeTruthy();
  answer = () => Response.json({ subscribed: false });
  tap(screen.getByRole('button', { name: 'Uitzetten' }));
  expect(await screen.findByText('Meldingen staan uit')).toBeTruthy();
  expect(asked.at(-1)).toEqual({ method: 'DELETE', body: { endpoint: 'https://push.example/1' } });
  expect(current).toBeNull();
  expect(localStorage.getItem('vonk:push:7')).toBeNull();
});

test('shows instructions after a denial and stores it until the permission changes [NOTIF-3b]', async () => {
  capable();
  answered = 'denied';
  const { unmount } = show();
  await waitFor(() => expect(buttons()).toHaveLength(2));
  tap(buttons()[0]);
  expect(await screen.findByText('Meldingen zijn geblokkeerd')).toBeTruthy();
  expect(screen.getByText(/Meldingen op Toestaan/)).toBeTruthy();
  expect(buttons()).toHaveLength(0);
  expect(asked).toEqual([]);
  expect(localStorage.getItem('vonk:push:7')).toBe('denied');
  unmount();
  permission = 'default';
  show();
  await waitFor(() => expect(buttons()).toHaveLength(2));
  expect(localStorage.getItem('vonk:push:7')).toBeNull();
});

test('shows why subscribing failed in the browser or on the server [NOTIF-3b]', async () => {
  capable();
  subscribe.mockRejectedValueOnce(new DOMException('push service error', 'AbortError'));
  show();
  await waitFor(() => expect(buttons()).toHaveLength(2));
  tap(buttons()[0]);
  expect(await screen.findByText(/lukt nu niet in deze browser/)).toBeTruthy();
  const refusal = {
    type: 'about:blank',
    title: 'x',
    status: 422,
    code: 'x',
    detail: 'Onbekende dienst.',
    params: {},
  };
  answer = () => Response.json(refusal, { status: 422 });
  await waitFor(() => expect(buttons()[1]).toHaveProperty('disabled', false));
  tap(buttons()[1]);
  expect(await screen.findByText('Onbekende dienst.')).toBeTruthy();
  expect(buttons()).toHaveLength(2);
});

test('sends the subscription again on each visit, renewed for the present key [NOTIF-3b, PUSH-10b]', async () => {
  capable();
  permission = 'granted';
  const old = subscriptionWith(new Uint8Array(65).fill(9), 'https://push.example/old');
  current = old;
  localStorage.setItem('vonk:push:7', '{}');
  show();
  expect(await screen.findByText('Meldingen staan aan')).toBeTruthy();
  expect(requestPermission).not.toHaveBeenCalled();
  expect(old.unsubscribe).toHaveBeenCalledOnce();
  expect(asked).toEqual([
    { method: 'POST', body: expect.objectContaining({ endpoint: 'https://push.example/1' }) },
  ]);
});

test('does not share a subscription with another member in the browser and removes it at log-out [NOTIF-3b, PUSH-9c]', async () => {
  capable();
  permission = 'granted';
  current = subscriptionWith(new Uint8Array(65));
  localStorage.setItem('vonk:push:7', '{}');
  show(key, 8);
  await waitFor(() => expect(buttons()).toHaveLength(2));
  expect(asked).toEqual([]);
  await act(() => forgetPushHere(member));
  expect(current).toBeNull();
  expect(localStorage.getItem('vonk:push:7')).toBeNull();
});

test('completes the log-out while the push service does not respond [NOTIF-3b]', async () => {
  capable();
  vi.useFakeTimers();
  current = { ...subscriptionWith(new Uint8Array(65)), unsubscribe: () => new Promise<boolean>(() => {}) };
  localStorage.setItem('vonk:push:7', '{}');
  const done = vi.fn();
  const leaving = forgetPushHere(member).then(done);
  await vi.advanceTimersByTimeAsync(1600);
  await leaving;
  vi.useRealTimers();
  expect(done).toHaveBeenCalledOnce();
  expect(localStorage.getItem('vonk:push:7')).toBeNull();
});

test('keeps a dismissed banner away for this member only and stores the time [SHELL-13b]', async () => {
  capable();
  const { unmount } = show();
  await waitFor(() => expect(banner()).not.toBeNull());
  tap(screen.getByRole('button', { name: 'Niet meer tonen' }));
  expect(banner()).toBeNull();
  expect(Date.parse(localStorage.getItem('vonk:dismissed:push:7') ?? '')).not.toBeNaN();
  unmount();
  const again = show();
  await screen.findByText('Meldingen staan uit');
  expect(banner()).toBeNull();
  again.unmount();
  show(key, 8);
  await waitFor(() => expect(banner()).not.toBeNull());
});
