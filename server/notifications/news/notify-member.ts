import type { Id } from '#contract/kit/id.ts';
import type { NoticeKind } from '#contract/notifications/get-notification-choices.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { Unit } from '#server/platform/platform.ts';
import { type Audience, audienceOf } from './audience.sql.ts';
import { secondsToEvening } from './daily-hour.ts';
import { mailNewsJob } from './mail-news.job.ts';
import { awayAfterSeconds, pushDelaySeconds } from './news-timing.ts';

export interface News<Payload> {
  readonly member: Id;
  readonly kind: NoticeKind;
  readonly now: Date;
  /** The result of `notificationAudience`, if it was already read. */
  readonly ways?: Audience;
  /** The push job and its payload. Only one job per key waits, however much happens. */
  readonly push: { readonly job: Job<Payload>; readonly payload: Payload; readonly key: string };
}

/**
 * Notifies a member within the caller's transaction, by the channels they chose: push in a moment, mail once
 * they are away or in the evening. A waiting job of the kind covers later news as well. So a lively
 * conversation makes one job, not one per message (NOTIF-1, NOTIF-3).
 */
export async function notifyMember<Payload>(unit: Unit, news: News<Payload>): Promise<void> {
  const { member, kind, now, push } = news;
  const { takesPush, mail, timeZone } = news.ways ?? (await audienceOf(unit.db, member, kind));
  if (takesPush)
    await unit.enqueue(push.job, push.payload, {
      singletonKey: push.key,
      startAfterSeconds: pushDelaySeconds,
    });
  if (mail === 'at_once')
    await unit.enqueue(
      mailNewsJob,
      { member },
      { singletonKey: `${member} soon`, startAfterSeconds: awayAfterSeconds },
    );
  if (mail === 'daily')
    await unit.enqueue(
      mailNewsJob,
      { member },
      { singletonKey: `${member} daily`, startAfterSeconds: secondsToEvening(now, timeZone) },
    );
}
