import type { Id } from '#contract/kit/id.ts';
import { creditsChanged } from '#contract/ledger/events.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import type { Unit } from '#server/platform/platform.ts';
import { returnCredits } from './return-credits.sql.ts';
import { walletView } from './wallet-row.ts';

export interface Refund {
  readonly member: Id;
  /** Credits, above zero: a free message refunds nothing. */
  readonly amount: number;
  /** Idempotency key within the member, at most 100 characters. */
  readonly key: string;
}

/**
 * Returns spent credits in the caller's transaction: for a message that was not delivered (CHAT-3), or for
 * content that was not what it seemed (FIC-14). The same key twice refunds once; the answer is true if this
 * call did it. Open devices receive the new balance after the commit.
 */
export async function refundCredits(unit: Unit, refund: Refund): Promise<boolean> {
  const { outcome, wallet } = await returnCredits(unit.db, refund);
  failpoint('refund/entered');
  unit.afterCommit(() => failpoint('refund/committed'));
  if (outcome === 'done') unit.emit(refund.member, creditsChanged, walletView(wallet));
  return outcome === 'done';
}
