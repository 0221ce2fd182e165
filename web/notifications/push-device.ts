import { subscribePush } from '#contract/notifications/subscribe-push.ts';
import { unsubscribePush } from '#contract/notifications/unsubscribe-push.ts';
import { call } from '#web/platform/api/api.ts';
import { registerWorker } from '#web/platform/browser/service-worker.ts';
import { denied, keepSubscription, keptSubscription } from './stored-subscription.ts';

/** How push stands on this device, for one member (NOTIF-3). */
export type PushState = 'not_capable' | 'unsubscribed' | 'subscribed' | 'denied';

const isCapable = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Safari on a phone or tablet knows push only in what was put on the home screen (PUSH-7). */
export const needsInstalling = (): boolean => 'standalone' in navigator && navigator.standalone === false;

const existing = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager?.getSubscription()) ?? null;
};

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** One that was made with other keys of ours brings nothing any more. */
const isMadeWith = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  if (!options.applicationServerKey) return true;
  const own = new Uint8Array(options.applicationServerKey);
  return own.length === key.length && own.every((byte, at) => byte === key[at]);
};

/** Another one's subscription in this browser is none of this member's. */
export async function pushStateOf(member: number): Promise<PushState> {
  if (!isCapable()) return 'not_capable';
  if (Notification.permission === 'denied') {
    keepSubscription(member, denied);
    return 'denied';
  }
  const kept = keptSubscription(member);
  if (kept === denied) keepSubscription(member, null);
  if (kept === null || kept === denied || Notification.permission !== 'granted') return 'unsubscribed';
  return (await existing()) === null ? 'unsubscribed' : 'subscribed';
}

const subscribeHere = async (member: number, publicKey: string): Promise<void> => {
  await registerWorker();
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
  keepSubscription(member, subscription);
};

/** Asks the person, so it is called from a tap alone (PUSH-6), and subscribes. Throws where it does not work. */
export async function turnOnPush(member: number, publicKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission === 'granted') await subscribeHere(member, publicKey);
  return pushStateOf(member);
}

/** Tells the server anew what it may have missed: browsers change subscriptions and do not always say so (PUSH-10). */
export async function syncPush(member: number, publicKey: string): Promise<PushState> {
  const kept = isCapable() ? keptSubscription(member) : null;
  if (kept !== null && kept !== denied && Notification.permission === 'granted')
    await subscribeHere(member, publicKey).catch(() => {
      // Without a network, say: the next visit tries again.
    });
  return pushStateOf(member);
}

/** This browser gets nothing any more, whoever logs in next (PUSH-9). The server forgets a session's own at its end. */
export async function forgetPushHere(member: number): Promise<PushSubscription | null> {
  keepSubscription(member, null);
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
