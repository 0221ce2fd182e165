import { listEditorFigures } from '#contract/chat/judgements/list-editor-figures.ts';
import { handler } from '#server/platform/http/handler.ts';
import { addDays } from '#server/platform/time.ts';
import { runningPauses } from '../editors/editor-pauses.sql.ts';
import { editorFigures } from './judgements.sql.ts';

const figureDays = 30;

export const listEditorFiguresHandler = handler(listEditorFigures, async ({ operator }, { db, clock }) => {
  const now = clock.now();
  const [rows, pauses] = await Promise.all([
    editorFigures(db, addDays(now, -figureDays)),
    runningPauses(db, now),
  ]);
  return {
    editors: rows.map((row) => {
      const pause = pauses.find(({ editor }) => editor === row.editor);
      return {
        ...row,
        own: row.editor === operator,
        pause: pause === undefined ? null : { reason: pause.reason, until: pause.until.toISOString() },
      };
    }),
  };
});
