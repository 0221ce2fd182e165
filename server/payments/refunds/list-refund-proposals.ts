import * as z from 'zod/mini';
import { currency } from '#contract/kit/money.ts';
import { approvalDays } from '#contract/operators/approval.ts';
import { listRefundProposals } from '#contract/payments/console/list-refund-proposals.ts';
import { itemOwnersOf, operatorAddresses, recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { addDays } from '#server/platform/time.ts';
import { waitingProposals } from './refund-proposals.sql.ts';

const pageSize = 50;

export const listRefundProposalsHandler = handler(listRefundProposals, async (call, platform) => {
  const { operator, input } = call;
  const { page, ...filter } = input;
  const reader = { operator, now: platform.clock.now() };
  const { rows, matching } = await waitingProposals(platform.db, {
    ...{ since: addDays(reader.now, -approvalDays), filter, reader },
    ...{ offset: (page - 1) * pageSize, limit: pageSize + 1 },
  });
  const shown = rows.slice(0, pageSize);
  const members = shown.map(({ member_id: member }) => member);
  await recordOperatorRead(platform, { operator, operation: listRefundProposals.name, members });
  const addresses = await operatorAddresses(
    platform.db,
    shown.map(({ proposed_by: asker }) => asker),
  );
  const owners = await itemOwnersOf(
    platform.db,
    'refund',
    shown.map(({ id }) => id),
    reader,
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
      owner: owners.get(row.id) ?? null,
    })),
    page,
    matching,
    has_more: rows.length > pageSize,
  };
});
