import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { NoticeKind } from '#contract/notifications/get-notification-choices.ts';
import type { Platform } from '#server/platform/platform.ts';
import { pushRetryDelay } from './push-retry-delay.ts';
import { devicesFor, removeDevice } from './push-subscriptions.sql.ts';
import { pushKinds, sendToDevice } from './send-to-device.ts';

export interface PushNews {
  readonly member: Id;
  readonly kind: NoticeKind;
  /** The conversation. Later news of the same conversation replaces a push that was not read. */
  readonly about: Id | null;
  /** When it happened. */
  readonly at: Date;
  /** True if the news comes from a fictional profile. The push always says so (SAFE-4). */
  readonly fictional: boolean;
  /** The text for members who chose previews instead of the neutral text (PUSH-9). */
  preview(language: Locale): { readonly title: string; readonly body: string };
}

/** Fields that a domain's push job carries besides the subject of the news. */
export interface PushAttempt {
  /** Row of the one device to retry. Null: all of the member's devices. */
  readonly device: Id | null;
  readonly tries: number;
}

/** A device to retry, and the seconds until then. */
export interface PushRetry {
  readonly device: Id;
  readonly seconds: number;
}

/**
 * Sends a push to a member's devices, or retries one of them. Sends nothing if the member is viewing the
 * page, does not want the news, or the news is too old. Returns the devices to retry, for the job of the
 * domain with the news. Duplicate deliveries show once, because they carry the same tag (NOTIF-3).
 */
export async function pushNews(
  platform: Platform,
  news: PushNews,
  attempt: PushAttempt,
): Promise<PushRetry[]> {
  const { db, clock, live } = platform;
  const { member, kind, at } = news;
  const age = (clock.now().getTime() - at.getTime()) / 1000;
  const left = Math.floor(pushKinds[kind].ttlSeconds - age);
  if (left <= 0 || live.isWatching(member)) return [];
  const devices = attempt.device === null ? await devicesFor(db, member, kind) : [attempt.device];
  const again = await Promise.all(
    devices.map(async (device): Promise<PushRetry[]> => {
      const seconds = await pushToDevice(platform, news, device, { left, tries: attempt.tries });
      return seconds === null ? [] : [{ device, seconds }];
    }),
  );
  return again.flat();
}

/** Returns the seconds until the next attempt. Null: the device got the push, or never will. */
async function pushToDevice(
  platform: Platform,
  news: PushNews,
  device: Id,
  { left, tries }: { readonly left: number; readonly tries: number },
): Promise<number | null> {
  const { db, log } = platform;
  const { member, kind } = news;
  const outcome = await sendToDevice(platform, news, device, left);
  if (outcome.state === 'gone') await removeDevice(db, member, device);
  if (outcome.state === 'later') {
    log.warn(
      { service: outcome.service, why: outcome.why, kind },
      'a push service did not accept a push for now',
    );
    return pushRetryDelay(tries, outcome.seconds, left);
  }
  // 401 and 403 concern our keys, 413 the size of our push: an operator has to look. The device is kept.
  if (outcome.state === 'refused')
    log.error({ service: outcome.service, status: outcome.status, kind }, 'a push service rejected a push');
  return null;
}
