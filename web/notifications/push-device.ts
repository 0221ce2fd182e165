import { subscribePush } from '#contract/notifications/subscribe-push.ts';
import { unsubscribePush } from '#contract/notifications/unsubscribe-push.ts';
import { call } from '#web/platform/api/api.ts';
import { registerServiceWorker } from '#web/platform/browser/service-worker.ts';

const keyOf = (member: number) => `vonk:push:${member}`;

/** Fallback for browsers without storage, until the page closes. */
const memory = new Map<string, string>();

const denied = 'denied';

/**
 * Reads the push state of a member stored on this device: the subscription as an object, or `denied`
 * (NOTIF-3).
 */
function storedSubscription(member: number): string | null {
  try {
    return localStorage.getItem(keyOf(member));
  } catch {
    return memory.get(keyOf(member)) ?? null;
  }
}

function storeSubscription(member: number, value: PushSubscription | typeof denied | null): void {
  const key = keyOf(member);
  const text = value === denied ? denied : value && JSON.stringify(value);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text === null) memory.delete(key);
    else memory.set(key, text);
  }
}

/** The state of push on this device for one member (NOTIF-3). */
export type PushState = 'not_capable' | 'unsubscribed' | 'subscribed' | 'denied';

const isCapable = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Safari on a phone or tablet supports push only in an app on the home screen (PUSH-7). */
export const needsInstalling = (): boolean => 'standalone' in navigator && navigator.standalone === false;

const existing = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager?.getSubscription()) ?? null;
};

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** A subscription made with another key of ours no longer works. */
const isMadeWith = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  if (!options.applicationServerKey) return true;
  const own = new Uint8Array(options.applicationServerKey);
  return own.length === key.length && own.every((byte, at) => byte === key[at]);
};

/** Reads the push state. Another member's subscription in this browser does not count for this member. */
export async function pushStateOf(member: number): Promise<PushState> {
  if (!isCapable()) return 'not_capable';
  if (Notification.permission === 'denied') {
    storeSubscription(member, denied);
    return 'denied';
  }
  const kept = storedSubscription(member);
  if (kept === denied) storeSubscription(member, null);
  if (kept === null || kept === denied || Notification.permission !== 'granted') return 'unsubscribed';
  return (await existing()) === null ? 'unsubscribed' : 'subscribed';
}

const subscribeHere = async (member: number, publicKey: string): Promise<void> => {
  await registerServiceWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = bytesOf(publicKey);
  const known = await pushManager.getSubscription();
  const old = known !== null && !isMadeWith(known, key);
  if (old) await known.unsubscribe();
  const subscription =
    known !== null && !old
      ? known
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await call(
    subscribePush,
    {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    },
    { idempotent: true },
  );
  storeSubscription(member, subscription);
};

/** Requests permission and subscribes. Call it only after a tap (PUSH-6). Throws if it fails. */
export async function turnOnPush(member: number, publicKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission === 'granted') await subscribeHere(member, publicKey);
  return pushStateOf(member);
}

/**
 * Sends the subscription to the server again, because browsers change subscriptions without always saying so
 * (PUSH-10).
 */
export async function syncPush(member: number, publicKey: string): Promise<PushState> {
  const kept = isCapable() ? storedSubscription(member) : null;
  if (kept !== null && kept !== denied && Notification.permission === 'granted')
    await subscribeHere(member, publicKey).catch(() => {
      // For example offline: the next visit tries again.
    });
  return pushStateOf(member);
}

/**
 * Removes push from this browser, so that the next user gets none of it (PUSH-9). The server removes a
 * session's devices when it ends.
 */
export async function forgetPushHere(member: number): Promise<PushSubscription | null> {
  storeSubscription(member, null);
  if (!isCapable()) return null;
  const subscription = await existing();
  await subscription?.unsubscribe();
  return subscription;
}

export async function turnOffPush(member: number): Promise<PushState> {
  const gone = await forgetPushHere(member);
  if (gone !== null) await call(unsubscribePush, { endpoint: gone.endpoint }, { idempotent: true });
  return pushStateOf(member);
}
