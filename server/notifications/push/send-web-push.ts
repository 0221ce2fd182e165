import webPush from 'web-push';
import type { VapidKeys } from '#server/platform/keys/vapid-keys.ts';

export interface WebPush {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly payload: string;
  /** Seconds after which the push is worthless (PUSH-3). */
  readonly ttlSeconds: number;
  /** The device gets only the last of several waiting pushes with the same topic (PUSH-4). */
  readonly topic: string;
  readonly urgency: 'normal' | 'high';
}

/** The sender: our VAPID keys and a contact for the push service, `mailto:` or `https:` (PUSH-1). */
export interface Sender {
  readonly vapid: VapidKeys;
  readonly subject: string;
}

/** The response of the push service. `gone`: the subscription no longer exists. */
export type Outcome =
  | { readonly state: 'taken' | 'gone' }
  /** `seconds` is the wait that the service asked for. Null if it named none or did not answer. */
  | { readonly state: 'later'; readonly seconds: number | null; readonly why: string }
  | { readonly state: 'refused'; readonly status: number };

const timeoutMs = 5_000;

/** Parses a `Retry-After` header: seconds or a date (RFC 9110). Null if it is missing or invalid. */
const secondsOf = (retryAfter: string | undefined, now: Date): number | null => {
  if (retryAfter === undefined) return null;
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter);
  const moment = Date.parse(retryAfter);
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now.getTime()) / 1000));
};

const isOverload = (status: number): boolean => status === 429 || status >= 500;

/** Why the service was not reached, without the endpoint, which is a key to the device. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'no answer in time';

/** Encrypts a push for its device and sends it to the push service. */
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
    // The keys are unusable for encryption, so this subscription can never get a push.
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
