import type { Id } from '#contract/kit/id.ts';
import type { NoticeKind } from '#contract/notifications/notification-choices.ts';
import type { Unit } from '#server/platform/platform.ts';
import { sendPushJob } from './jobs/send-push.job.ts';
import { devicesFor } from './store/push-devices.ts';

export interface News {
  readonly member: Id;
  readonly kind: NoticeKind;
  /** The conversation; news of the same one takes the place of what has not been read. */
  readonly about: Id | null;
  readonly now: Date;
}

/**
 * Tells a member of something by push, in the caller's transaction, on each device that takes it, unless they switched
 * that kind off. Nothing is sent to whoever has us in view by then (NOTIF-1, NOTIF-3).
 */
export async function tellByPush(unit: Unit, { member, kind, about, now }: News): Promise<void> {
  for (const device of await devicesFor(unit.db, member, kind))
    await unit.enqueue(
      sendPushJob,
      { member, device, kind, about, at: now.toISOString() },
      { singletonKey: `${device} ${kind} ${about ?? ''}` },
    );
}
