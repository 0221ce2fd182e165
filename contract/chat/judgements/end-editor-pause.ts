import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Ends the pause of an editor. `own_pause`: nobody ends their own. */
export const endEditorPause = operation({
  name: 'chat/end-editor-pause',
  summary: 'End the pause of an editor',
  method: 'POST',
  path: '/api/console/editor-pause-end.php',
  caller: 'operator',
  right: 'run-fictional',
  input: z.strictObject({ editor: id }),
  answer: z.object({ editor: id }),
  errors: { own_pause: 409 },
});
