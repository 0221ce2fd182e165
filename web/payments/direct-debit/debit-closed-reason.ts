import type { AnswerOf } from '#contract/kit/operation.ts';
import type { getDirectDebit } from '#contract/payments/get-direct-debit.ts';

type Terms = Pick<AnswerOf<typeof getDirectDebit>, 'blocked' | 'limit_reached'>;

export type DebitClosedReason = 'blocked_disputed' | 'blocked_failed' | 'limit' | 'not_offered';

/**
 * Why the member cannot pay by direct debit now; null if they can. A block takes precedence, because waiting
 * does not end it (MEET-12).
 */
export function debitClosedReason(
  { blocked, limit_reached }: Terms,
  isOffered: boolean,
): DebitClosedReason | null {
  if (blocked !== null) return `blocked_${blocked}`;
  if (!isOffered) return 'not_offered';
  return limit_reached ? 'limit' : null;
}
