import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';

/** Maximum length of a note. */
export const longestNote = 2000;

/** Writes a note on a member. The same `client_id` again writes nothing. */
export const addMemberNote = operation({
  name: 'operators/add-member-note',
  summary: 'Write a note on a member',
  method: 'POST',
  path: '/api/console/member-notes.php',
  caller: 'operator',
  right: 'support',
  input: z.strictObject({ member: id, client_id: z.uuid(), words: typedText(longestNote) }),
  answer: z.object({ note: id }),
  errors: {},
});
