import type { Id } from '#contract/kit/id.ts';
import type { NoticeKind } from '#contract/notifications/notification-choices.ts';
import type { Keys } from '#server/platform/keys/keys.ts';

/**
 * Key by which later news replaces earlier news of the same thing, in transit (Topic) and on the screen
 * (tag). Its 32 characters reveal nothing to the push service (PUSH-4).
 */
export const pushTopic = (keys: Keys, member: Id, kind: NoticeKind, about: Id | null): string =>
  keys
    .mac('notifications/push-topic', `${member} ${kind} ${about ?? ''}`)
    .toString('base64url')
    .slice(0, 32);
