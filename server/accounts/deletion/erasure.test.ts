import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getDeletionOffers } from '#contract/accounts/get-deletion-offers.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { requestDeletion } from '#contract/accounts/request-deletion.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import type { Id } from '#contract/kit/id.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import { activateProfile } from '#server/profiles/door.ts';
import {
  columnsHolding,
  filesBelow,
  memberColumns,
  tracesInDatabase,
  tracesInFiles,
} from '#tests/support/database/member-traces.ts';
import { type FullMember, fullMember } from '#tests/support/people/full-member.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';
import { eraseDueJob } from './erase-due.job.ts';

/**
 * Columns that may keep the bare id of an erased member, and nothing else of them. They hold bookkeeping,
 * operator actions, proof of consents, and numbers of other members' conversations.
 */
const mayStay = [
  // Like the audit log: the act of an operator, without the person.
  'approvals.member_id',
  'audit_entries.member_id',
  // Released holds, exports and reports account for the operators, without a word about the person.
  'authority_reports.member_id',
  'consents.member_id',
  'conversations.started_by',
  'evidence_exports.member_id',
  'evidence_holds.member_id',
  // Only offers that an order carries.
  'discount_offers.member_id',
  'ledger_purchases.member_id',
  'ledger_transfers.member_id',
  'messages.sender_id',
  // An image belongs to its sender, who keeps it; the receiver is an id without a person.
  'message_images.receiver_id',
  'participants.member_id',
  'participants.other_id',
  'payments.member_id',
  'wallets.member_id',
];

let service: TestService;
let clock: MovableClock;
let partner: { readonly id: Id; readonly client: Client };
let member: FullMember;
let filesBefore: readonly string[];

const confirmed = async (email: string, name: string) => {
  const client = service.client();
  const { id } = await signUpMember(client, { email, name, gender: 'male', looking_for: 'female' });
  await activateProfile(service.platform.db, id);
  return { id, client };
};

const erasedAt = async (id: Id) =>
  (
    await sql<{ at: Date | null }>`select erased_at as at from members where id = ${id}`.execute(
      service.platform.db,
    )
  ).rows[0]?.at;

const runTheJob = () => service.platform.jobs.send(eraseDueJob, {});

beforeAll(async () => {
  clock = movableClock();
  service = await startService({ clock });
  partner = await confirmed('partner@post.example', 'Pim');
  filesBefore = await filesBelow(service.platform.config.dataDir);
  member = await fullMember(service, partner);
}, 120_000);

test('finds data of the member in every table that can hold it, before the erasure [GDPR-8c]', async () => {
  const { db, config } = service.platform;
  const all = (await memberColumns(db)).map(({ table, column }) => `${table}.${column}`);
  const held = await columnsHolding(db, member.id);
  // Held messages are addressed to somebody else, and a deletion row follows in the next test. Nobody erases
  // a fictional profile.
  expect(all.filter((place) => !held.includes(place))).toEqual([
    'deletions.member_id',
    'editor_notes.profile_id',
    'editor_talks.profile_id',
    'fictional_messages.profile_id',
    'fictional_pictures.profile_id',
    'held_messages.target_id',
  ]);
  const found = [
    ...(await tracesInDatabase(db, member.needles)),
    ...(await tracesInFiles(config.dataDir, member.needles)),
  ].join('\n');
  for (const what of Object.keys(member.needles).filter((one) => one !== 'a hash of an address'))
    expect(found).toContain(what);
  expect((await filesBelow(config.dataDir)).length).toBeGreaterThan(filesBefore.length + 8);
});

test('erases nothing before the 14 days are over [ACC-13d, GDPR-8c]', async () => {
  const { id, client, password } = member;
  expect((await client.api(requestDeletion, { password, reason: 'privacy' })).status).toBe(200);
  await service.mailTo(member.email);
  clock.forward(14 * 24 * 3600 - 60);
  await runTheJob();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await erasedAt(id)).toBeNull();
  expect(await columnsHolding(service.platform.db, id)).toContain('profiles.member_id');
});

test('leaves no trace in any table, queue or file after 14 days, except allowed data [ACC-13e, GDPR-8c, GDPR-9a, GDPR-10c]', async () => {
  const { db, config } = service.platform;
  const { id, needles } = member;
  await sql`insert into mail_suppressions (address_hash, cause) values ('\\x00'::bytea, 'fbl')`.execute(db);
  clock.forward(120);
  await Promise.all([runTheJob(), runTheJob()]);
  await eventually(async () => {
    expect(await erasedAt(id)).not.toBeNull();
    expect(await tracesInFiles(config.dataDir, needles)).toEqual([]);
    expect(await tracesInDatabase(db, needles)).toEqual([]);
  });

  const held = await columnsHolding(db, id);
  expect(held.filter((place) => !mayStay.includes(place))).toEqual([]);
  // The id appears in no text, payload or file elsewhere either.
  const ids = await tracesInDatabase(db, { 'the id': [String(id)] });
  const allowed = ['members.id', ...mayStay].map((place) => `the id in public.${place}`);
  expect(ids.filter((place) => !allowed.includes(place))).toEqual([]);
  expect(await tracesInFiles(config.dataDir, { 'the id': [String(id)] })).toEqual([]);
  // An export is compressed and cannot be searched: no files are new except the partner's mails.
  expect(await filesBelow(config.dataDir)).toEqual(filesBefore);
});

test('keeps a suppression beyond the account and creates none by the erasure [EML-7b]', async () => {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from mail_suppressions`.execute(
    service.platform.db,
  );
  expect(rows).toEqual([{ rows: 1 }]);
});

test("keeps the partner's lists intact and own messages readable, without gaps, and refuses new messages [ACC-13e]", async () => {
  const client = service.client();
  await client.api(logIn, { email: 'partner@post.example', password: 'a rather long password' });
  expect((await client.api(getChats, {})).answer.chats).toEqual([]);
  expect((await client.api(getLikes, {})).answer).toMatchObject({ profiles: [], liked_by: [] });
  expect((await client.api(getMember, { id: member.id })).status).toBe(404);
  const { db } = service.platform;
  const { rows } = await sql<{ seq: number; body: string | null; conversation: Id }>`
    select seq, body, conversation_id as conversation from messages order by seq`.execute(db);
  expect(rows.map(({ seq, body }) => [seq, body])).toEqual([
    [1, null],
    [2, 'Graag, hoe laat?'],
    [3, null],
  ]);
  const conversation = rows[0]?.conversation ?? 0;
  expect((await client.api(getMessages, { conversation })).status).toBe(404);
  const message = { client_id: randomUUID(), kind: 'text', text: 'Ben je er nog?' } as const;
  expect((await client.api(sendMessage, { conversation, ...message })).status).toBe(404);
  expect((await client.api(sendMessage, { profile: member.id, ...message })).status).toBe(404);
});

test('keeps the ledger balanced, with amounts and without a person [CRED-3c, GDPR-9a]', async () => {
  const { db } = service.platform;
  expect(await verifyLedger(db)).toEqual([]);
  const { rows } = await sql<Record<string, unknown>>`
    select credits, amount, currency, country, state, client_id, checkout_url from payments
    where member_id = ${member.id} order by amount`.execute(db);
  const kept = { currency: 'EUR', country: 'NL', state: 'completed', client_id: null, checkout_url: null };
  expect(rows).toEqual([
    { credits: 10, amount: 999, ...kept },
    { credits: 30, amount: 2499, ...kept },
  ]);
});

test('treats the address as unknown, which logs nobody in and can sign up anew [ACC-13d, AUTH-4a]', async () => {
  const { email, password, client } = member;
  const tried = await service.client().api(logIn, { email, password });
  expect(tried.problem.code).toBe('login_failed');
  expect((await client.api(getDeletionOffers, {})).problem.code).toBe('authentication_required');
  const again = await signUpMember(service.client(), { email });
  expect(again.id).not.toBe(member.id);
});

test('deletes a conversation completely once both members are erased [ACC-13d]', async () => {
  const { db } = service.platform;
  await sql`insert into deletions (member_id, reason, erase_at, profile_status)
    values (${partner.id}, 'other', ${clock.now()}, 'active')`.execute(db);
  clock.forward(1);
  await runTheJob();
  await eventually(async () => expect(await erasedAt(partner.id)).not.toBeNull());
  const { rows } = await sql<{ rows: number }>`
    select (select count(*) from messages) + (select count(*) from participants) + (select count(*) from conversations)
      as rows`.execute(db);
  expect(rows).toEqual([{ rows: 0 }]);
});
