import * as z from 'zod/mini';
import { approvalKind, rightOfApproval } from '#contract/operators/approval.ts';
import { listApprovals } from '#contract/operators/list-approvals.ts';
import { rightsOfRoles } from '#contract/operators/roles.ts';
import { handler } from '#server/platform/http/handler.ts';
import { itemOwnersOf } from '../item-owners/item-owners.sql.ts';
import { enabledOperators, readApprover } from '../operators.sql.ts';
import { recordOperatorRead } from '../security-log/record-security-event.ts';
import { waitingApprovals } from './approvals.sql.ts';

const pageSize = 50;

const fact = z.union([z.string(), z.number()]);

/** The terms and numbers of an act, without empty ones. */
const factsOf = (payload: unknown): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(z.parse(z.record(z.string(), z.unknown()), payload)).flatMap(([name, value]) => {
      const { data } = z.safeParse(fact, value);
      return data === undefined ? [] : [[name, data]];
    }),
  );

export const listApprovalsHandler = handler(listApprovals, async ({ operator, input }, platform) => {
  const { db, clock } = platform;
  const now = clock.now();
  const { roles, approves_from: from } = await readApprover(db, operator);
  const rights = rightsOfRoles(roles);
  const { page, kind: wanted, ...filter } = input;
  const kinds = approvalKind.options.filter(
    (kind) => rights.has(rightOfApproval[kind]) && (wanted === undefined || kind === wanted),
  );
  const reader = { operator, now };
  const offset = (page - 1) * pageSize;
  const limit = pageSize + 1;
  const { rows, matching } = await waitingApprovals(db, { kinds, filter, reader, offset, limit });
  const shown = rows.slice(0, pageSize);
  const owners = await itemOwnersOf(
    db,
    'approval',
    shown.map(({ id }) => id),
    reader,
  );
  const members = shown.flatMap(({ member_id: member }) => (member === null ? [] : [member]));
  await recordOperatorRead(platform, { operator, operation: listApprovals.name, members });
  return {
    results: shown.map((row) => ({
      id: row.id,
      kind: z.parse(approvalKind, row.kind),
      member: row.member_id,
      facts: factsOf(row.payload),
      asked_by: row.email,
      asked_at: row.asked_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      own: row.asked_by === operator,
      owner: owners.get(row.id) ?? null,
    })),
    page,
    matching,
    has_more: rows.length > pageSize,
    approves_from: from > now ? from.toISOString() : null,
    alone: (await enabledOperators(db)).length < 2,
  };
});
