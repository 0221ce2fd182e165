import { listMemberNotes } from '#contract/operators/members/list-member-notes.ts';
import { handler } from '#server/platform/http/handler.ts';
import { recordOperatorRead } from '../security-log/record-security-event.ts';
import { notesOf } from './member-notes.sql.ts';

const pageSize = 20;

export const listMemberNotesHandler = handler(listMemberNotes, async (call, platform) => {
  const { member, page } = call.input;
  await recordOperatorRead(platform, {
    operator: call.operator,
    operation: listMemberNotes.name,
    members: [member],
  });
  const rows = await notesOf(platform.db, member, { offset: (page - 1) * pageSize, limit: pageSize + 1 });
  return {
    results: rows.slice(0, pageSize).map((row) => ({
      id: row.id,
      author: row.email,
      own: row.operator_id === call.operator,
      words: row.words,
      written_at: row.written_at.toISOString(),
      struck_at: row.struck_at?.toISOString() ?? null,
    })),
    page,
    has_more: rows.length > pageSize,
  };
});
