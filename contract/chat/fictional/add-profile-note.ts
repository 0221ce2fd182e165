import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { longestNote } from '../editors/editor-talk.ts';

/** Adds a fact or note for editors, who read it in each conversation of the profile. Notes never change. */
export const addProfileNote = operation({
  name: 'chat/add-profile-note',
  summary: 'Add a note to a fictional profile',
  method: 'POST',
  path: '/api/console/fictional-note.php',
  caller: 'operator',
  right: 'run-fictional',
  input: z.strictObject({ profile: id, words: typedText(longestNote) }),
  answer: z.object({ note: id }),
  errors: {},
});
