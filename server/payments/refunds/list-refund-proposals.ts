import * as z from 'zod/mini';
import { currency } from '#contract/kit/money.ts';
import { approvalDays } from '#contract/operators/approval.ts';
import { listRefundProposals } from '#contract/payments/console/list-refund-proposals.ts';
import { operatorAddresses, recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { addDays } from '#server/platform/time.ts';
import { waitingProposals } from './refund-proposals.sql.ts';

const pageSize = 50;

export const listRefundProposalsHandler = handler(listRefundProposals, async (call, platform) => {
  const { operator, input } = call;
  const since = addDays(platform.clock.now(), -approvalDays);
  const offset = (input.page - 1) * pageSize;
  const rows = await waitingProposals(platform.db, { since, offset, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  const members = shown.map(({ member_id: member }) => member);
  await recordOperatorRead(platform, { operator, operation: listRefundProposals.name, members });
  const addresses = await operatorAddresses(
    platform.db,
    shown.map(({ proposed_by: asker }) => asker),
  );
  return {
    results: shown.map((row) => ({
      proposal: row.id,
      payment: row.payment_id,
      amount: { amount: row.amount, currency: z.parse(currency, row.currency) },
      credits: row.credits,
      reason: row.reason,
      asked_by: addresses.get(row.proposed_by) ?? '',
      asked_at: row.proposed_at.toISOString(),
      expires_at: addDays(row.proposed_at, approvalDays).toISOString(),
      early: row.reversal_id !== null,
      own: row.proposed_by === operator,
    })),
    page: input.page,
    has_more: rows.length > pageSize,
  };
});
