import * as z from 'zod/mini';
import { queryId, queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { instant } from '#contract/kit/time.ts';

/** An entry of the audit log about a member. */
export const memberAct = z.object({
  at: instant,
  /** Null for an act from the command line of the service. */
  operator: z.nullable(z.string()),
  action: z.string(),
});

/** Acts of operators on a member, newest first (SAFE-5). */
export const listMemberActs = operation({
  name: 'operators/list-member-acts',
  summary: 'Acts of operators on a member',
  method: 'GET',
  path: '/api/console/member-acts.php',
  caller: 'operator',
  right: 'read-members',
  input: z.strictObject({ member: queryId, page: z._default(queryInteger(1, 1000), 1) }),
  answer: pageOf(memberAct),
  errors: {},
});
