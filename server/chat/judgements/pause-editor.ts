import { pauseEditor } from '#contract/chat/judgements/pause-editor.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { insertPause } from '../editors/editor-pauses.sql.ts';
import { editorFigures } from './judgements.sql.ts';

export const pauseEditorHandler = handler(pauseEditor, async (call, platform) => {
  const { operator, input } = call;
  const { editor, days, reason } = input;
  if (editor === operator) call.refuse('own_pause');
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    if (!(await editorFigures(unit.db, new Date(0))).some((one) => one.editor === editor))
      return call.refuse('not_found');
    await insertPause(unit.db, { editor, operator, days, reason, at });
    await recordAction(unit, {
      operator,
      action: 'chat/pause-editor',
      subject: editor,
      details: { days },
      at,
    });
  });
  return { editor };
});
