import type { Id } from '#contract/kit/id.ts';
import { creditsChanged } from '#contract/ledger/events.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { takeCredits } from './move-credits.sql.ts';

export interface Spending {
  readonly member: Id;
  /** Credits, above zero: free actions do not call this function. */
  readonly amount: number;
  readonly reason: 'message';
  /** Idempotency key within the member, at most 100 characters, such as `message:<client_id>`. */
  readonly key: string;
}

/**
 * Spends credits in the caller's transaction and returns the new balance. The same key twice spends once.
 * With too few credits it throws Refusal `insufficient_credits`; nothing is written, and the transaction can
 * continue (CHAT-3, CRED-3). Open devices receive the new balance after the commit.
 */
export async function spendCredits(unit: Unit, spending: Spending): Promise<number> {
  const { outcome, wallet } = await takeCredits(unit.db, spending);
  if (outcome === 'insufficient') throw new Refusal('insufficient_credits');
  failpoint('spend/entered');
  unit.afterCommit(() => failpoint('spend/committed'));
  if (outcome === 'done') {
    unit.emit(spending.member, creditsChanged, { credits: wallet.credits, paid_user: wallet.paidUser });
  }
  return wallet.credits;
}
