import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { chatTables } from '../tables.ts';

/** The newest notes that are shown beside a conversation. */
const shownNotes = 50;

/** Notes about a fictional profile and about one of its conversations, newest first. */
export function editorNotes(db: Handle, profile: Id, conversation: Id) {
  return chatTables(db)
    .selectFrom('editor_notes')
    .select(['id', 'conversation_id', 'operator_id', 'words', 'at'])
    .where('profile_id', '=', profile)
    .where((is) => is.or([is('conversation_id', 'is', null), is('conversation_id', '=', conversation)]))
    .orderBy('id', 'desc')
    .limit(shownNotes)
    .execute();
}

interface NewNote {
  readonly profile: Id;
  /** Null for a note about the profile. */
  readonly conversation: Id | null;
  readonly operator: Id;
  readonly words: string;
  readonly at: Date;
}

export async function insertEditorNote(db: Handle, note: NewNote): Promise<Id> {
  const { profile, conversation, operator, words, at } = note;
  const { id } = await chatTables(db)
    .insertInto('editor_notes')
    .values({ profile_id: profile, conversation_id: conversation, operator_id: operator, words, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
