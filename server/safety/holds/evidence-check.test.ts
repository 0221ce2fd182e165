import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { placeHold } from '#contract/accounts/evidence/place-hold.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { startServiceWithMembers } from '#tests/support/people/people.ts';
import { takeInventory } from './evidence-check.sql.ts';

const service = await startServiceWithMembers({ demo: false });
const { db } = service.platform;

/** Rows of messages that this transaction read so far, from the table and its indexes. */
async function messagesRead(transaction: Handle): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select (pg_stat_get_xact_tuples_returned('messages'::regclass)
      + (select sum(pg_stat_get_xact_tuples_returned(indexrelid)) from pg_index
        where indrelid = 'messages'::regclass))::int as number`.execute(transaction);
  return rows[0]?.number ?? 0;
}

test('an inventory counts the messages of the member, and reads no others [CSAM-2a]', async () => {
  const [bram, anna] = [await service.person({ name: 'Bram' }), await service.person({ name: 'Anna' })];
  const sent = { kind: 'text' as const, profile: anna.id, text: 'Hoi', client_id: randomUUID() };
  await bram.api(sendMessage, sent).then(({ answer }) => answer);
  const { client } = await newOperator(service);
  const form = { client_id: randomUUID(), member: bram.id, freeze: false, words: 'Foto van een kind.' };
  const { hold } = (await client.api(placeHold, { ...form, ground: 'child_abuse' })).answer;
  const { rows } = await sql`
    select (inventory ->> 'messages')::int as number from evidence_holds where id = ${hold}`.execute(db);
  expect(rows).toEqual([{ number: 1 }]);
  // Messages of no conversation suffice to make the table large. The rollback removes them.
  const transaction = await db.startTransaction().execute();
  try {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`insert into messages (conversation_id, seq, sender_id, kind, body, client_id, cost)
      select 7000000000 + n / 20, n % 20 + 1, ${anna.id}, 'text', 'Hoi', gen_random_uuid(), 0
      from generate_series(1, 40000) n`.execute(transaction);
    await sql`analyze messages`.execute(transaction);
    const before = await messagesRead(transaction);
    await takeInventory(transaction, { hold, member: bram.id });
    expect((await messagesRead(transaction)) - before).toBeLessThan(100);
  } finally {
    await transaction.rollback().execute();
  }
});
