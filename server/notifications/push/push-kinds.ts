import { hourSeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import type { NoticeKind } from '#contract/notifications/get-notification-choices.ts';

interface PushKind {
  /** The page that a tap opens. */
  path(about: Id | null): string;
  /** Seconds for which the push is relevant. Older news is seen in the application anyway (PUSH-3). */
  readonly ttlSeconds: number;
  readonly urgency: 'normal' | 'high';
}

/** Push settings for each kind of news. */
export const pushKinds: Readonly<Record<NoticeKind, PushKind>> = {
  message: {
    path: (conversation) => (conversation === null ? '/chats' : `/chats/${conversation}`),
    ttlSeconds: 12 * hourSeconds,
    urgency: 'high',
  },
  like: { path: () => '/likes/received', ttlSeconds: 12 * hourSeconds, urgency: 'normal' },
  match: { path: () => '/likes/matches', ttlSeconds: 12 * hourSeconds, urgency: 'normal' },
};
