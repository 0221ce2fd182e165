import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Strikes out an own note. The note stays readable, with the moment. Twice is the same as once. */
export const strikeMemberNote = operation({
  name: 'operators/strike-member-note',
  summary: 'Strike out an own note',
  method: 'PUT',
  path: '/api/console/member-notes.php',
  caller: 'operator',
  right: 'support',
  input: z.strictObject({ member: id, note: id }),
  answer: z.object({ note: id }),
  errors: { note_not_yours: 409 },
});
