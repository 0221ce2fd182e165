import * as z from 'zod/mini';
import { currency } from '#contract/kit/money.ts';
import { getMemberMoney } from '#contract/payments/console/get-member-money.ts';
import { walletOf } from '#server/ledger/door.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { blockOf } from '../collection/debit-blocks.sql.ts';
import { debtsOfMember } from './debts.sql.ts';
import { findPayments } from './find-payments.ts';
import { ownCodesOf, paidOf, premiumSince } from './member-money.sql.ts';

const newest = 10;

export const getMemberMoneyHandler = handler(getMemberMoney, async (call, platform) => {
  const { db, clock } = platform;
  const { member } = call.input;
  await recordOperatorRead(platform, {
    operator: call.operator,
    operation: getMemberMoney.name,
    members: [member],
  });
  const [wallet, since, paid, payments, debts, block, codes] = await Promise.all([
    walletOf(db, member),
    premiumSince(db, member),
    paidOf(db, member),
    findPayments(db, { member, offset: 0, limit: newest }, clock.now()),
    debtsOfMember(db, member, newest),
    blockOf(db, member),
    ownCodesOf(db, member),
  ]);
  return {
    credits: wallet.credits,
    waiting: wallet.waiting,
    premium_since: since?.toISOString() ?? null,
    paid: paid.map((row) => {
      const unit = z.parse(currency, row.currency);
      return {
        orders: row.orders,
        paid: { amount: row.paid, currency: unit },
        returned: { amount: row.returned, currency: unit },
      };
    }),
    payments,
    debts,
    debit_block: block,
    discounts: codes.map(({ code, percentage, expires_at }) => ({
      code,
      percentage,
      expires_at: expires_at?.toISOString() ?? null,
    })),
  };
});
