import type { Id } from '#contract/kit/id.ts';
import type { NoticeKind } from '#contract/notifications/notification-choices.ts';
import type { Keys } from '#server/platform/keys/keys.ts';

/**
 * By which later news takes the place of earlier news of the same thing, on the way (Topic) and on the screen (tag):
 * 32 characters that tell the push service nothing (PUSH-4).
 */
export const pushTopic = (keys: Keys, member: Id, kind: NoticeKind, about: Id | null): string =>
  keys
    .mac('notifications/push-topic', `${member} ${kind} ${about ?? ''}`)
    .toString('base64url')
    .slice(0, 32);
