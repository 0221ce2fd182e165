import * as z from 'zod/mini';
import { id, queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { restriction } from './decision.ts';
import { hidingRule } from './reporter-trust.ts';

/** A restriction in force, with its member. */
export const memberRestriction = z.object({
  report: id,
  /** The case itself is still kept. */
  has_case: z.boolean(),
  member: id,
  ...restriction.shape,
  /** The rule of an automatic hiding; null if an operator decided the restriction. */
  rule: z.nullable(hidingRule),
});

export type MemberRestriction = z.output<typeof memberRestriction>;

/** Members who are hidden, suspended or banned now, newest restriction first (SAFE-2, DSA-6). */
export const listRestrictions = operation({
  name: 'safety/list-restrictions',
  summary: 'Members who are hidden, suspended or banned',
  method: 'GET',
  path: '/api/console/restrictions.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({ page: z._default(queryInteger(1, 1000), 1) }),
  answer: z.object({
    ...pageOf(memberRestriction).shape,
    /** Counted up to 500; `more`: there are at least that many. */
    in_force: z.object({ number: z.int(), more: z.boolean() }),
  }),
  errors: {},
});
