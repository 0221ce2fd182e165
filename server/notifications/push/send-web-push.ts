import webPush from 'web-push';
import type { VapidKeys } from '#server/platform/keys/vapid-keys.ts';

export interface WebPush {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly payload: string;
  /** After so long it is worth nothing any more (PUSH-3). */
  readonly ttlSeconds: number;
  /** Of those with the same one that still wait, the device gets the last alone (PUSH-4). */
  readonly topic: string;
  readonly urgency: 'normal' | 'high';
}

/** Who sends: our keys, and where a push service finds us, `mailto:` or `https:` (PUSH-1). */
export interface Sender {
  readonly vapid: VapidKeys;
  readonly subject: string;
}

/** What a push service made of it; `gone`: that device is nobody's any more. */
export type Outcome =
  | { readonly state: 'taken' | 'gone' }
  /** `seconds`: so long it asked us to wait; null: it said nothing, or gave no answer. */
  | { readonly state: 'later'; readonly seconds: number | null; readonly why: string }
  | { readonly state: 'refused'; readonly status: number };

const timeoutMs = 5_000;

/** What a server asks for: seconds or a moment (RFC 9110); null: nothing that we understand. */
const secondsOf = (retryAfter: string | undefined, now: Date): number | null => {
  if (retryAfter === undefined) return null;
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter);
  const moment = Date.parse(retryAfter);
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now.getTime()) / 1000));
};

const isOverload = (status: number): boolean => status === 429 || status >= 500;

/** Why it could not be reached: without its address, which is the key to a device. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'no answer in time';

/** Encrypts a push for its device and hands it to the push service. */
export async function sendWebPush(push: WebPush, { vapid, subject }: Sender, now: Date): Promise<Outcome> {
  const { endpoint, p256dh, auth, payload } = push;
  const keys = { p256dh, auth };
  const options = {
    vapidDetails: { subject, ...vapid },
    TTL: push.ttlSeconds,
    topic: push.topic,
    urgency: push.urgency,
    contentEncoding: 'aes128gcm' as const,
    timeout: timeoutMs,
  };
  try {
    webPush.generateRequestDetails({ endpoint, keys }, payload, options);
  } catch {
    // Keys that nothing can be encrypted with: whatever subscribed so never gets anything.
    return { state: 'gone' };
  }
  try {
    await webPush.sendNotification({ endpoint, keys }, payload, options);
    return { state: 'taken' };
  } catch (error) {
    if (!(error instanceof webPush.WebPushError))
      return { state: 'later', seconds: null, why: codeOf(error) };
    const { statusCode: status, headers } = error;
    if (status === 404 || status === 410) return { state: 'gone' };
    if (!isOverload(status)) return { state: 'refused', status };
    return { state: 'later', seconds: secondsOf(headers['retry-after'], now), why: String(status) };
  }
}
