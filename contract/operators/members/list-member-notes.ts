import * as z from 'zod/mini';
import { id, queryId, queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { instant } from '#contract/kit/time.ts';

/** A note of an operator on a member. A struck note stays, with its moment. */
export const memberNote = z.object({
  id,
  /** Address of the operator who wrote it. */
  author: z.string(),
  own: z.boolean(),
  words: z.string(),
  written_at: instant,
  struck_at: z.nullable(instant),
});

export type MemberNote = z.output<typeof memberNote>;

/** Notes of operators on a member, newest first (SAFE-5). The member gets them in the data export. */
export const listMemberNotes = operation({
  name: 'operators/list-member-notes',
  summary: 'Notes on a member',
  method: 'GET',
  path: '/api/console/member-notes.php',
  caller: 'operator',
  right: 'read-members',
  input: z.strictObject({ member: queryId, page: z._default(queryInteger(1, 100), 1) }),
  answer: pageOf(memberNote),
  errors: {},
});
