import { addMemberNote } from '#contract/operators/members/add-member-note.ts';
import { handler } from '#server/platform/http/handler.ts';
import { recordAction } from '../record-action.ts';
import { siteOfMember } from './existing-member.sql.ts';
import { insertNote, noteOfClient } from './member-notes.sql.ts';

export const addMemberNoteHandler = handler(addMemberNote, async (call, platform) => {
  const { operator } = call;
  const { member, client_id: clientId, words } = call.input;
  const at = platform.clock.now();
  return platform.transact(async (unit) => {
    if ((await siteOfMember(unit.db, member)) === undefined) return call.refuse('not_found');
    const note = await insertNote(unit.db, { member, operator, clientId, words, at });
    if (note === undefined) {
      const known = await noteOfClient(unit.db, operator, clientId);
      return known === undefined ? call.refuse('not_found') : { note: known };
    }
    await recordAction(unit, { operator, action: 'operators/note', member, subject: note, at });
    return { note };
  });
});
