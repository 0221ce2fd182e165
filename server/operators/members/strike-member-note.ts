import { strikeMemberNote } from '#contract/operators/members/strike-member-note.ts';
import { handler } from '#server/platform/http/handler.ts';
import { recordAction } from '../record-action.ts';
import { lockOwnNote, strikeNote } from './member-notes.sql.ts';

export const strikeMemberNoteHandler = handler(strikeMemberNote, async (call, platform) => {
  const { operator } = call;
  const { member, note } = call.input;
  const at = platform.clock.now();
  return platform.transact(async (unit) => {
    const own = await lockOwnNote(unit.db, { member, operator, note });
    if (own === undefined) return call.refuse('note_not_yours');
    if (own.struck_at !== null) return { note };
    await strikeNote(unit.db, note, at);
    await recordAction(unit, { operator, action: 'operators/strike-note', member, subject: note, at });
    return { note };
  });
});
