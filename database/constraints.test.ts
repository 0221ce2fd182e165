import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database/database.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  await run(`
    insert into companies (id, name, address, kvk, city, country, support_phone, delete_discount)
      values (1, 'Company', 'Street 1', '1', 'City', 'NL', '1', 25);
    insert into sites (id, host, company_id, niche) values (1, 'one.example', 1, 1), (2, 'two.example', 1, 2);
    insert into members (id, site_id) values (1, 1), (2, 1), (3, 2);
    insert into wallets (member_id, balance) values (1, 2);
    insert into addresses (member_id, site_id, email) values (1, 1, 'a@people.example');
    insert into likes (member_id, direction, other_id, origin) values (1, 'given', 2, 'own');
    insert into conversations (id, site_id, started_by) values (7, 1, 1);
    insert into participants (member_id, conversation_id, other_id) values (1, 7, 2);
    insert into messages (conversation_id, seq, sender_id, kind, body, client_id, cost)
      values (7, 1, 1, 'text', 'hello', '00000000-0000-4000-8000-000000000001', 1);
    insert into ledger_transfers (member_id, debit_account, credit_account, amount, reason, idempotency_key)
      values (1, 'granted', 'wallet', 2, 'signup', 'signup');`);
});

afterAll(() => database.drop());

const run = (statement: string) => sql.raw(statement).execute(database.db);

const profile = (born: string) =>
  `insert into profiles (member_id, site_id, fictional, name, gender, looking_for, sexuality, date_of_birth, created_on, country)
   values (2, 1, false, 'Robin', 'female', 'male', 'hetero', '${born}', '2026-03-01', 'NL')`;

const message = (columns: string) =>
  `insert into messages (conversation_id, seq, sender_id, kind, body, client_id, cost) values (7, ${columns})`;

const transfer = (columns: string) =>
  `insert into ledger_transfers (member_id, debit_account, credit_account, amount, reason, idempotency_key) values (1, ${columns})`;

const other = "'00000000-0000-4000-8000-000000000002'";

test.each([
  ['a profile of somebody under 18 [SITE-6c]', profile('2008-03-02')],
  [
    'a code approved by the operator who made it [SAFE-6i]',
    `insert into operators (id, email, roles) values (1, 'a@staff.example', '{finance}');
     insert into discount_codes (code, value_percentage, validity, made_by, approved_by)
     values ('SPRING', 10, 'once', 1, 1)`,
  ],
  [
    'a stopped code that goes on [SAFE-6i]',
    `insert into operators (id, email, roles) values (1, 'a@staff.example', '{finance}');
     insert into discount_codes (code, value_percentage, validity, expires_at, stopped_at, stopped_by)
     values ('SPRING', 10, 'once', now() + interval '1 day', now(), 1)`,
  ],
  [
    'a code that nobody stopped and that is stopped [SAFE-6i]',
    `insert into discount_codes (code, value_percentage, validity, expires_at, stopped_at)
     values ('SPRING', 10, 'once', now(), now())`,
  ],
  [
    'a site that admits younger ones [SITE-6c]',
    `update sites set settings = '{"minimum_age": 17}' where id = 1`,
  ],
  [
    'a fourth move within a day [SAFE-9e]',
    `insert into location_moves (member_id, moved_at, position)
     values (1, array[now(), now(), now(), now()], ll_to_earth(52, 5))`,
  ],
  [
    "a like about another member's photo [LIKE-1f]",
    `insert into photos (member_id, id, path) values (1, 5, 'members/5');
     insert into likes (member_id, direction, other_id, origin, about_photo) values (2, 'received', 1, 'own', 5)`,
  ],
  [
    'an automatic like about an answer [LIKE-1f]',
    `insert into profiles (member_id, site_id, fictional, name, gender, looking_for, sexuality, date_of_birth, created_on, country)
     values (2, 1, false, 'Robin', 'female', 'male', 'hetero', '1990-03-01', '2026-03-01', 'NL');
     insert into prompt_answers (member_id, position, question, answer) values (2, 0, 'sunday', 'op bed');
     insert into likes (member_id, direction, other_id, origin, about_question)
     values (2, 'received', 1, 'standing', 'sunday')`,
  ],
  [
    'a second answer to the same question [PROF-10b]',
    `insert into prompt_answers (member_id, position, question, answer)
     values (1, 0, 'sunday', 'op bed'), (1, 1, 'sunday', 'in bed')`,
  ],
  [
    'an answer to an unknown question [PROF-10b]',
    "insert into prompt_answers (member_id, position, question, answer) values (1, 0, 'salary', 'veel')",
  ],
  [
    'a fourth answer [PROF-10b]',
    "insert into prompt_answers (member_id, position, question, answer) values (1, 3, 'sunday', 'op bed')",
  ],
  [
    'a network of visitors that is not a keyed hash [SAFE-9d]',
    "insert into visitor_views (network, day, seen) values ('192.0.2.1', '2026-03-01', '{1}')",
  ],
  [
    'a device of a debit that is not a keyed hash [SEPA-12c]',
    "insert into debit_devices (payment_id, device_hash, cap, stored_at) values (1, 'a token', 1, now())",
  ],
  [
    'a reaction of a member outside the conversation [CHAT-11d]',
    "insert into message_reactions (conversation_id, seq, member_id, reaction, changed_at) values (7, 1, 3, 'heart', now())",
  ],
  [
    'a second reaction of a member to a message [CHAT-11a]',
    `insert into message_reactions (conversation_id, seq, member_id, reaction, changed_at)
     values (7, 1, 1, 'heart', now()), (7, 1, 1, 'fire', now())`,
  ],
  [
    'an unknown reaction [CHAT-11a]',
    "insert into message_reactions (conversation_id, seq, member_id, reaction, changed_at) values (7, 1, 1, 'knife', now())",
  ],
  [
    'a reaction to a message that does not exist [CHAT-11d]',
    "insert into message_reactions (conversation_id, seq, member_id, reaction, changed_at) values (7, 9, 1, 'heart', now())",
  ],
  [
    'a quote of a message that does not exist [CHAT-12a]',
    `insert into messages (conversation_id, seq, sender_id, kind, body, client_id, cost, quoted_seq)
     values (7, 3, 1, 'text', 'hello', ${other}, 1, 2)`,
  ],
  [
    'a message that quotes itself [CHAT-12a]',
    `insert into messages (conversation_id, seq, sender_id, kind, body, client_id, cost, quoted_seq)
     values (7, 2, 1, 'text', 'hello', ${other}, 1, 2)`,
  ],
  ['a balance below zero [CRED-3b]', 'update wallets set balance = -1 where member_id = 1'],
  [
    'a last purchase without its price [CRED-12b]',
    'update wallets set purchase_credits = 10 where member_id = 1',
  ],
  [
    'a discount that makes it dearer [CRED-8a]',
    `insert into payments (member_id, site_id, package, credits, amount, full_amount, currency, country, method, provider)
     values (1, 1, 'p0', 10, 999, 998, 'EUR', 'NL', 'ideal', 'sandbox')`,
  ],
  ['a transfer of nothing [CRED-3a]', transfer("'wallet', 'spent', 0, 'message', 'x'")],
  ['a transfer between house accounts [CRED-3a]', transfer("'sold', 'spent', 1, 'message', 'x'")],
  [
    'a reason with accounts that are not its own [CRED-3a]',
    transfer("'granted', 'wallet', 1, 'message', 'x'"),
  ],
  [
    'more bought credits than there are credits [CRED-3a]',
    'update wallets set bought = 3 where member_id = 1',
  ],
  ['a purchase of no payment [CRED-3a]', transfer("'sold', 'wallet', 1, 'purchase', 'x'")],
  ['the same movement twice [CRED-3a]', transfer("'granted', 'wallet', 2, 'signup', 'signup'")],
  ['a changed movement [CRED-3a]', 'update ledger_transfers set amount = 3'],
  ['a deleted movement [CRED-3a]', 'delete from ledger_transfers'],
  ['an emptied ledger [CRED-3a]', 'truncate ledger_transfers'],
  [
    'a second like of the same pair [LIKE-1a]',
    "insert into likes (member_id, direction, other_id, origin) values (1, 'given', 2, 'own')",
  ],
  [
    "a like that is nobody's act [LIKE-3b]",
    "insert into likes (member_id, direction, other_id, origin) values (2, 'given', 1, 'promotion')",
  ],
  [
    'a block of oneself [PROF-7a]',
    "insert into blocks (member_id, other_id, direction) values (1, 1, 'given'), (1, 1, 'received')",
  ],
  [
    'a block that only one of the two knows [PROF-7a]',
    "insert into blocks (member_id, other_id, direction) values (1, 2, 'given')",
  ],
  [
    'a second account of one address on a site [ACC-4a]',
    "insert into addresses (member_id, site_id, email) values (2, 1, 'a@people.example')",
  ],
  ['a message that is too long [CHAT-2c]', message(`2, 1, 'text', repeat('x', 10001), ${other}, 1`)],
  ['an empty message [CHAT-2c]', message(`2, 1, 'text', '', ${other}, 1`)],
  ['a message twice [CHAT-3d]', message("2, 1, 'text', 'hello', '00000000-0000-4000-8000-000000000001', 1")],
  ['two messages at one place [CHAT-1c]', message(`1, 1, 'text', 'other', ${other}, 1`)],
  [
    'a second conversation of one pair [CHAT-1c]',
    `insert into conversations (id, site_id, started_by) values (8, 1, 1);
     insert into participants (member_id, conversation_id, other_id) values (1, 8, 2)`,
  ],
])('the database rejects %s', async (_what, statement) => {
  await expect(run(statement)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
});

test('accepts an adult, and the same address on another site [SITE-6c, ACC-4a, SAFE-3c]', async () => {
  await run(profile('2008-02-29'));
  await run("insert into addresses (member_id, site_id, email) values (3, 2, 'a@people.example')");
});

/**
 * Columns without an index that are found through the member's own rows. Examples are the other side of a
 * block or a like, and the messages of a conversation.
 */
const reachedOtherwise = ['blocks.other_id', 'likes.other_id', 'messages.sender_id', 'participants.other_id'];

test('every reference to a member has an index, so an erasure scans no table [ACC-13d]', async () => {
  const { rows } = await sql<{ place: string }>`
    select conrelid::regclass || '.' || attname as place
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'members'::regclass
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])
    order by 1`.execute(database.db);
  expect(rows.map(({ place }) => place)).toEqual(reachedOtherwise);
});
