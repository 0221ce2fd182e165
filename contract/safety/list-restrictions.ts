import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { restriction } from './decision.ts';

/** A restriction in force, with whom it is against. */
export const memberRestriction = z.object({ report: id, member: id, ...restriction.shape });

export type MemberRestriction = z.output<typeof memberRestriction>;

/** Who is hidden, suspended or banned now, the newest first; at most a hundred (SAFE-2, DSA-6). */
export const listRestrictions = operation({
  name: 'safety/list-restrictions',
  summary: 'Members who are hidden, suspended or banned',
  method: 'GET',
  path: '/api/console/restrictions.php',
  caller: 'operator',
  input: z.strictObject({}),
  answer: z.object({ results: z.array(memberRestriction) }),
  errors: {},
});
