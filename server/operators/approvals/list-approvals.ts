import * as z from 'zod/mini';
import { approvalKind, rightOfApproval } from '#contract/operators/approval.ts';
import { listApprovals } from '#contract/operators/list-approvals.ts';
import { rightsOfRoles } from '#contract/operators/roles.ts';
import { handler } from '#server/platform/http/handler.ts';
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
  const kinds = approvalKind.options.filter((kind) => rights.has(rightOfApproval[kind]));
  const offset = (input.page - 1) * pageSize;
  const rows = await waitingApprovals(db, { kinds, now, offset, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
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
    })),
    page: input.page,
    has_more: rows.length > pageSize,
    approves_from: from > now ? from.toISOString() : null,
    alone: (await enabledOperators(db)).length < 2,
  };
});
