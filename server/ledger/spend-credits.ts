import type { Id } from '#contract/kit/id.ts';
import { creditsChanged } from '#contract/ledger/events.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { transfer } from './transfer.sql.ts';
import { type Wallet, walletView } from './wallets.sql.ts';

export interface Spending {
  readonly member: Id;
  /** Credits, above zero: free actions do not call this function. */
  readonly amount: number;
  readonly reason: 'message';
  /** Idempotency key within the member, at most 100 characters, such as `message:<client_id>`. */
  readonly key: string;
}

/** The refusal of a spend that the usable credits do not cover. */
const tooFew = ({ credits, waiting }: Wallet, amount: number): Refusal =>
  credits < amount
    ? new Refusal('insufficient_credits')
    : new Refusal('start_consent_required', { credits: waiting });

/**
 * Spends credits in the caller's transaction and returns the new balance. The same key twice spends once.
 * With too few credits it throws Refusal `insufficient_credits`, or `start_consent_required` if the waiting
 * credits would suffice (CRED-14). Nothing is then written, and the transaction can continue (CHAT-3,
 * CRED-3). Open devices receive the new balance after the commit.
 */
export async function spendCredits(unit: Unit, spending: Spending): Promise<number> {
  const { outcome, wallet } = await transfer(unit.db, spending);
  if (outcome === 'insufficient') throw tooFew(wallet, spending.amount);
  failpoint('spend/entered');
  unit.afterCommit(() => failpoint('spend/committed'));
  if (outcome === 'done') unit.emit(spending.member, creditsChanged, walletView(wallet));
  return wallet.credits;
}

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
  const { outcome, wallet } = await transfer(unit.db, { ...refund, reason: 'refund' });
  failpoint('refund/entered');
  unit.afterCommit(() => failpoint('refund/committed'));
  if (outcome === 'done') unit.emit(refund.member, creditsChanged, walletView(wallet));
  return outcome === 'done';
}
