import type { Id } from '#contract/kit/id.ts';
import { creditsChanged } from '#contract/ledger/events.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import type { Unit } from '#server/platform/platform.ts';
import { returnCredits } from './return-credits.sql.ts';

export interface Refund {
  readonly member: Id;
  /** Credits, above zero: what cost nothing gives nothing back. */
  readonly amount: number;
  /** Idempotency key within the member, at most 100 characters. */
  readonly key: string;
}

/**
 * Gives spent credits back in the caller's transaction: for what was not delivered after all (CHAT-3), or was taken for
 * something it is not (FIC-14). The same key twice gives back once; answers whether it was this time. Open devices hear
 * the new balance after the commit.
 */
export async function refundCredits(unit: Unit, refund: Refund): Promise<boolean> {
  const { outcome, wallet } = await returnCredits(unit.db, refund);
  failpoint('refund/entered');
  unit.afterCommit(() => failpoint('refund/committed'));
  if (outcome === 'done')
    unit.emit(refund.member, creditsChanged, { credits: wallet.credits, paid_user: wallet.paidUser });
  return outcome === 'done';
}
