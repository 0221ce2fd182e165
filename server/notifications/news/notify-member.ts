import type { Id } from '#contract/kit/id.ts';
import type { NoticeKind } from '#contract/notifications/notification-choices.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { Unit } from '#server/platform/platform.ts';
import { type Audience, audienceOf } from './audience.sql.ts';
import { secondsToEvening } from './daily-hour.ts';
import { mailNewsJob } from './mail-news.job.ts';
import { quietSeconds, settleSeconds } from './news-timing.ts';

export interface News<Payload> {
  readonly member: Id;
  readonly kind: NoticeKind;
  readonly now: Date;
  /** Where `waysToTell` was asked already. */
  readonly ways?: Audience;
  /** The job that tells the member's devices, and what it is about: one waits for each such key, however much happens. */
  readonly push: { readonly job: Job<Payload>; readonly payload: Payload; readonly key: string };
}

/**
 * Has a member told of something, in the caller's transaction, by the ways they take: their devices in a moment, their
 * mailbox once they are away for some minutes or in the evening. A job of the kind that waits already tells this as well,
 * so a lively conversation makes one and not one a message (NOTIF-1, NOTIF-3).
 */
export async function tellMember<Payload>(unit: Unit, news: News<Payload>): Promise<void> {
  const { member, kind, now, push } = news;
  const { takesPush, mail, timeZone } = news.ways ?? (await audienceOf(unit.db, member, kind));
  if (takesPush)
    await unit.enqueue(push.job, push.payload, { singletonKey: push.key, startAfterSeconds: settleSeconds });
  if (mail === 'at_once')
    await unit.enqueue(
      mailNewsJob,
      { member },
      { singletonKey: `${member} soon`, startAfterSeconds: quietSeconds },
    );
  if (mail === 'daily')
    await unit.enqueue(
      mailNewsJob,
      { member },
      { singletonKey: `${member} daily`, startAfterSeconds: secondsToEvening(now, timeZone) },
    );
}
