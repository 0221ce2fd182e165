import type { Id } from '#contract/kit/id.ts';
import { creditsChanged } from '#contract/ledger/events.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import type { Unit } from '#server/platform/platform.ts';
import { transfer } from './transfer.sql.ts';
import { walletView } from './wallets.sql.ts';

export interface Gift {
  readonly member: Id;
  /** Credits, above zero. */
  readonly amount: number;
  /** Idempotency key within the member, at most 100 characters. */
  readonly key: string;
}

/**
 * Gives free credits in the caller's transaction. Given credits are spent before bought ones and are never
 * refundable. The same key twice gives once; the answer is true if this call gave them. Open devices receive
 * the new balance after the commit.
 */
export async function giveCredits(unit: Unit, gift: Gift): Promise<boolean> {
  const { outcome, wallet } = await transfer(unit.db, { ...gift, reason: 'gift' });
  failpoint('give/entered');
  unit.afterCommit(() => failpoint('give/committed'));
  if (outcome === 'done') unit.emit(gift.member, creditsChanged, walletView(wallet));
  return outcome === 'done';
}
