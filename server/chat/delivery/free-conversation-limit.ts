import { freeLimits } from '#contract/ledger/premium-limits.ts';

/**
 * Conversations that a member who never bought may start. Answers in conversations started by others do not
 * count (ACC-16).
 */
export const freeConversationLimit = freeLimits.conversations;

/** Whether a member may start another conversation. */
export function mayStart({
  premium,
  started,
}: {
  readonly premium: boolean;
  readonly started: number;
}): boolean {
  return premium || started < freeConversationLimit;
}
