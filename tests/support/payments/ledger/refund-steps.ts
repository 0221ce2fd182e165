import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { FetchedReversal } from '#server/payments/providers/provider.ts';
import { ownIdOf } from '#server/payments/refunds/own-reversal-id.ts';
import { requestRefund } from '#server/payments/refunds/request-refund.ts';
import { carryOutWithdrawal } from '#server/payments/withdrawals/carry-out-withdrawal.ts';
import { insertWithdrawal, readWithdrawal } from '#server/payments/withdrawals/withdrawals.sql.ts';
import type { Platform } from '#server/platform/platform.ts';
import { isWithdrawn, reversedOf, takeFrom, unspentOf, unspentWorth, worthIn } from './ledger-model.ts';
import { type LedgerStep, newKey, orderAt, orRefused, refused } from './ledger-steps.ts';

/** A platform without jobs, because the provider's processing of a refund is a separate step here. */
const withoutJobs = (platform: Platform): Platform => ({
  ...platform,
  transact: (work) => platform.transact((unit) => work({ ...unit, enqueue: async () => {} })),
});

const newsOf = (reversal: Id, amount: number): FetchedReversal => ({
  ...{ kind: 'refund', reference: newKey(), ownId: ownIdOf(reversal), amount, state: 'done', reason: null },
});

/**
 * A member withdraws from an order. This is possible once, or again after the refund failed (CON-2, CON-3).
 */
export const withdraw =
  (which: number): LedgerStep =>
  (model, real) => {
    const at = orderAt(model, real, which);
    if (at === null) return null;
    const { index, order, purchase } = at;
    const declared = {
      site: 1,
      network: Buffer.alloc(32),
      order: `${order.id}`,
      member: real.member,
      declared: Buffer.from(''),
      language: 'nl',
    } as const;
    let id: Id | null = null;
    let reversal: Id | null = null;
    return {
      async run(platform) {
        id ??= await insertWithdrawal(platform.db, { ...declared, now: new Date() });
        await carryOutWithdrawal(withoutJobs(platform), id);
        reversal = (await readWithdrawal(platform.db, id))?.reversal ?? null;
        return reversal === null ? refused : 'refunded';
      },
      expected() {
        const left = Math.max(0, purchase.amount - reversedOf(model, index));
        const amount = purchase.start === null ? left : Math.min(left, unspentWorth(model, index));
        if (isWithdrawn(model, index) || amount === 0) return refused;
        takeFrom(model, index, newsOf(reversal ?? 0, amount), unspentOf(model, index), true);
        return 'refunded';
      },
    };
  };

/** An operator refunds a part of the price, at most the remaining amount. */
export const refund =
  (which: number, percent: number): LedgerStep =>
  (model, real) => {
    const at = orderAt(model, real, which);
    if (at === null) return null;
    const { index, order, purchase } = at;
    const amount = Math.ceil((purchase.amount * percent) / 100);
    let reversal: Id | null = null;
    return {
      async run(platform) {
        if (reversal !== null) return refused;
        const asked = { payment: order.id, amount, reason: 'model', now: new Date() };
        const work = withoutJobs(platform).transact(async (unit) => {
          const { rows } = await sql<{ id: Id }>`select id from operators limit 1`.execute(unit.db);
          return requestRefund(unit, { ...asked, by: { kind: 'operator', id: rows[0]?.id ?? 0 } });
        });
        const answer = await orRefused(
          work.then((requested) => {
            reversal = requested.reversal;
            return requested.credits;
          }),
          'refund_too_much',
        );
        return answer;
      },
      expected() {
        if (amount > purchase.amount - reversedOf(model, index)) return refused;
        const credits = Math.min(unspentOf(model, index), worthIn(model, index, amount));
        takeFrom(model, index, newsOf(reversal ?? 0, amount), credits);
        return credits;
      },
    };
  };
