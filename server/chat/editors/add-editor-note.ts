import { addEditorNote } from '#contract/chat/editors/add-editor-note.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { insertEditorNote } from './editor-notes.sql.ts';
import { lockHeldTalk } from './editor-talks.sql.ts';

export const addEditorNoteHandler = handler(addEditorNote, async (call, platform) => {
  const { operator, input } = call;
  const { conversation, about, words } = input;
  const at = platform.clock.now();
  return platform.transact(async (unit) => {
    const held = await lockHeldTalk(unit.db, conversation, operator, at);
    if (held === undefined) return call.refuse('talk_not_yours');
    const { member_id: member, profile_id: profile } = held;
    const ofTalk = about === 'talk' ? conversation : null;
    const note = await insertEditorNote(unit.db, { profile, conversation: ofTalk, operator, words, at });
    await recordAction(unit, {
      operator,
      action: 'chat/add-editor-note',
      ...(ofTalk === null ? {} : { member }),
      subject: ofTalk ?? profile,
      details: { about },
      at,
    });
    return { note };
  });
});
