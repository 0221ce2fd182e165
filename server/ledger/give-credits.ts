import type { Id } from '#contract/kit/id.ts';
import { creditsChanged } from '#contract/ledger/events.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import type { Unit } from '#server/platform/platform.ts';
import { putCredits } from './move-credits.sql.ts';

export interface Gift {
  readonly member: Id;
  /** Credits, above zero. */
  readonly amount: number;
  /** Idempotency key within the member, at most 100 characters. */
  readonly key: string;
  readonly now: Date;
}

/**
 * Gives credits of the house in the caller's transaction: they are spent before bought ones and nobody is owed money for
 * them. The same key twice gives once; answers whether it was this time. Open devices hear the new balance after the commit.
 */
export async function giveCredits(unit: Unit, { now, ...gift }: Gift): Promise<boolean> {
  const { outcome, wallet } = await putCredits(unit.db, { ...gift, reason: 'gift' }, now);
  failpoint('give/entered');
  unit.afterCommit(() => failpoint('give/committed'));
  if (outcome === 'done')
    unit.emit(gift.member, creditsChanged, { credits: wallet.credits, paid_user: wallet.paidUser });
  return outcome === 'done';
}
