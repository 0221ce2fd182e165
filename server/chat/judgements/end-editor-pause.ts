import { endEditorPause } from '#contract/chat/judgements/end-editor-pause.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { endPauses } from '../editors/editor-pauses.sql.ts';

export const endEditorPauseHandler = handler(endEditorPause, async (call, platform) => {
  const { operator, input } = call;
  const { editor } = input;
  if (editor === operator) call.refuse('own_pause');
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    if ((await endPauses(unit.db, { editor, operator, at })) === 0) return;
    await recordAction(unit, { operator, action: 'chat/end-editor-pause', subject: editor, at });
  });
  return { editor };
});
