import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { longestNote } from './editor-talk.ts';

/**
 * Adds a note for other editors, about the fictional profile or about this conversation. Notes never change
 * (MEET-15).
 */
export const addEditorNote = operation({
  name: 'chat/add-editor-note',
  summary: 'Add a note for editors',
  method: 'POST',
  path: '/api/console/talk-note.php',
  caller: 'operator',
  right: 'write-as-fictional',
  input: z.strictObject({
    conversation: id,
    about: z.enum(['profile', 'talk']),
    words: typedText(longestNote),
  }),
  answer: z.object({ note: id }),
  errors: { talk_not_yours: 409 },
});
