import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { NoticeKind } from '#contract/notifications/notification-choices.ts';
import type { Platform } from '#server/platform/platform.ts';
import { devicesFor, removeDevice } from './push-devices.sql.ts';
import { pushKinds } from './push-kinds.ts';
import { retryIn } from './push-retry-delay.ts';
import { sendToDevice } from './send-to-device.ts';

export interface PushNews {
  readonly member: Id;
  readonly kind: NoticeKind;
  /** The conversation; later news of the same one takes the place of what has not been read. */
  readonly about: Id | null;
  /** When it happened. */
  readonly at: Date;
  /** It comes from a fictional profile, and says so in any case (SAFE-4). */
  readonly fictional: boolean;
  /** What those read who asked for more than the neutral words (PUSH-9). */
  preview(language: Locale): { readonly title: string; readonly body: string };
}

/** What a domain's push job carries beside what the news is about. */
export interface PushTry {
  /** Row of the one device that is tried again; null: all of the member's. */
  readonly device: Id | null;
  readonly tries: number;
}

/** A device whose push service had no time, and in how many seconds to try it again. */
export interface TryAgain {
  readonly device: Id;
  readonly seconds: number;
}

/**
 * Tells a member's devices, or one of them again, unless the member has us in view, does not want it or it is old news.
 * For a job of the domain that has the news; the devices in the answer are to be tried again. Two deliveries of the same
 * news are one on the screen, for they carry the same tag (NOTIF-3).
 */
export async function pushNews(platform: Platform, news: PushNews, attempt: PushTry): Promise<TryAgain[]> {
  const { db, clock, live } = platform;
  const { member, kind, at } = news;
  const age = (clock.now().getTime() - at.getTime()) / 1000;
  const left = Math.floor(pushKinds[kind].ttlSeconds - age);
  if (left <= 0 || live.isWatching(member)) return [];
  const devices = attempt.device === null ? await devicesFor(db, member, kind) : [attempt.device];
  const again = await Promise.all(
    devices.map(async (device): Promise<TryAgain[]> => {
      const seconds = await pushToDevice(platform, news, device, { left, tries: attempt.tries });
      return seconds === null ? [] : [{ device, seconds }];
    }),
  );
  return again.flat();
}

/** Seconds until the device is tried again; null: it got it, or never will. */
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
    log.warn({ service: outcome.service, why: outcome.why, kind }, 'a push service has not taken our push');
    return retryIn(tries, outcome.seconds, left);
  }
  // 401 and 403 are about our keys, 413 about the size of what we sent: a person has to look. The device is kept.
  if (outcome.state === 'refused')
    log.error({ service: outcome.service, status: outcome.status, kind }, 'a push service refuses our push');
  return null;
}
