import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { longestVerdictNote } from './judgement.ts';

/** Stops the answers of an editor for some days, at once. The editor reads the reason. `own_pause`: nobody pauses themselves. */
export const pauseEditor = operation({
  name: 'chat/pause-editor',
  summary: 'Pause an editor',
  method: 'POST',
  path: '/api/console/editor-pause.php',
  caller: 'operator',
  right: 'run-fictional',
  input: z.strictObject({
    editor: id,
    days: z.int('required').check(z.minimum(1, 'invalid'), z.maximum(31, 'invalid')),
    reason: typedText(longestVerdictNote),
  }),
  answer: z.object({ editor: id }),
  errors: { own_pause: 409 },
});
