import { addProfileNote } from '#contract/chat/fictional/add-profile-note.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { fictionalRow } from '#server/profiles/door.ts';
import { insertEditorNote } from '../editors/editor-notes.sql.ts';

export const addProfileNoteHandler = handler(addProfileNote, async (call, platform) => {
  const { operator, input } = call;
  const { profile, words } = input;
  const at = platform.clock.now();
  return platform.transact(async (unit) => {
    if ((await fictionalRow(unit.db, profile)) === undefined) return call.refuse('not_found');
    const note = await insertEditorNote(unit.db, { profile, conversation: null, operator, words, at });
    await recordAction(unit, {
      operator,
      action: 'chat/add-profile-note',
      member: profile,
      subject: note,
      at,
    });
    return { note };
  });
});
