import type { AccountReader, AccountSection } from '#server/sites/door.ts';
import { notesForExport, promisesForExport } from './answer-promises/fictional-messages.sql.ts';
import { conversationsForExport, messagesForExport } from './conversations/export-conversations.sql.ts';
import { tiesForExport } from './fictional/fictional-ties.sql.ts';
import { exportImages, pictureFile } from './images/export-images.ts';
import { hasSwitchedOffReadReceipts } from './read-receipts/read-receipts.sql.ts';
import { openersForExport } from './spam/openers.sql.ts';

const me = 'me';

/** Every message of the member's conversations. Other members appear under a pseudonym. */
async function* messagesOf({ db, member, pseudonymOf }: AccountReader): AsyncGenerator<object[]> {
  for await (const page of messagesForExport(db, member)) {
    yield page.map((row) => ({
      with: pseudonymOf(row.other_id),
      number: row.seq,
      from: row.sender_id === member ? me : pseudonymOf(row.sender_id),
      sent_at: row.sent_at,
      kind: row.kind,
      origin: row.origin,
      /**
       * The text, the gift, or the file name of the member's own picture. Null if the sender erased their
       * account.
       */
      [row.kind]: row.kind === 'image' && row.body !== null ? pictureFile(row.body) : row.body,
      ...(row.sender_id === member ? { credits: row.cost } : {}),
      /** The number of the message of the same conversation that this one answers. */
      ...(row.quoted_seq !== null && { answers: row.quoted_seq }),
      ...(row.my_reaction !== null && { my_reaction: row.my_reaction }),
      ...(row.their_reaction !== null && { their_reaction: row.their_reaction }),
    }));
  }
}

/** The chat section of an export: conversations with the messages the member sent and received (GDPR-7). */
export async function exportAccount(reader: AccountReader): Promise<AccountSection> {
  const { db, member, pseudonymOf } = reader;
  const rows = await conversationsForExport(db, member);
  const conversations = rows.map(({ other_id, started_by, ...facts }) => ({
    with: pseudonymOf(other_id),
    started_by: started_by === member ? me : pseudonymOf(started_by),
    ...facts,
  }));
  const ties = await tiesForExport(db, member);
  const fictional_profiles = ties.map(({ profile_id, ...facts }) => ({
    profile: pseudonymOf(profile_id),
    ...facts,
  }));
  const promises = await promisesForExport(db, member);
  const messages_to_fictional_profiles = promises.map(
    ({ profile_id, seq: number, cost: credits, ...facts }) => ({
      profile: pseudonymOf(profile_id),
      ...{ number, credits },
      ...facts,
    }),
  );
  const notes = await notesForExport(db, member);
  const notes_of_editors = notes.map(({ profile_id, ...facts }) => ({
    profile: pseudonymOf(profile_id),
    ...facts,
  }));
  const compared = await openersForExport(db, member);
  const first_messages_compared = compared.map(({ receiver_id, said_at }) => ({
    with: pseudonymOf(receiver_id),
    said_at,
  }));
  const read_receipts = !(await hasSwitchedOffReadReceipts(db, member));
  const { pictures, files } = await exportImages(reader);
  return {
    data: {
      ...{ read_receipts, conversations, fictional_profiles, first_messages_compared, pictures },
      ...{ messages_to_fictional_profiles, notes_of_editors },
    },
    files,
    lists: { messages: messagesOf(reader) },
  };
}
