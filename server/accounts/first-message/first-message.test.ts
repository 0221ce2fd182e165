import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { activate } from '#contract/accounts/activate.ts';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { requestDeletion } from '#contract/accounts/request-deletion.ts';
import { signUp } from '#contract/accounts/sign-up.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import type { Id } from '#contract/kit/id.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import { loadSites, siteOfHost } from '#server/sites/door.ts';
import { addMember } from '#tests/support/people/members.ts';
import { signUpForm } from '#tests/support/people/sign-up-form.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';
import { addSite } from '#tests/support/sites/add-site.ts';
import { purgeBatch } from '../deletion/purge.sql.ts';
import { cancelDeletion } from '../undo-deletion/undo-deletion.ts';
import { deliverHeldMessage } from './deliver-held-message.job.ts';

const service = await startService();
const { db } = service.platform;
const said = 'Hoi, zeil jij ook?';
/** A text with contact details, which waits for the confirmation (ACC-6). */
const waiting = 'Hoi, zeil jij ook? Mail me op lotte@voorbeeld.nl';

interface Newcomer {
  readonly id: Id;
  readonly browser: Client;
  activate(): Promise<unknown>;
}

const tokenOf = async (from: TestService, email: string): Promise<string> =>
  new URL((await from.mailTo(email)).links[0] ?? '').searchParams.get('token') ?? '';

/** Signs up a member with these fields and waits for the mail. */
const newcomer = async (given: Parameters<typeof signUpForm>[0], site?: string): Promise<Newcomer> => {
  const form = signUpForm(given);
  const browser = service.client(site);
  const { id } = await signUpMember(browser, form);
  const token = await tokenOf(service, form.email);
  return { id, browser, activate: () => service.client(site).api(activate, { token }) };
};

/** A member with a login of their own. */
const member = async (): Promise<{ id: Id; browser: Client }> => {
  const other = await newcomer({ name: 'Bram' });
  await other.activate();
  return other;
};

const heldBy = async (id: Id): Promise<unknown[]> =>
  (await sql`select target_id, body from held_messages where member_id = ${id}`.execute(db)).rows;

const aboutOf = async (id: Id): Promise<unknown> =>
  (await sql<{ about: unknown }>`select about from profiles where member_id = ${id}`.execute(db)).rows[0]
    ?.about;

/** Waits until everything that follows from the activation is done. */
const settled = (id: Id) => eventually(async () => expect(await heldBy(id)).toEqual([]));

const stateOf = async ({ browser }: Newcomer) =>
  (await browser.api(getCurrentUser, {})).answer.user?.first_message;

const undelivered = (sender: Newcomer) =>
  eventually(async () => expect(await stateOf(sender)).toBe('not_sent'));

const leave = async ({ browser }: { browser: Client }) => {
  const { status } = await browser.api(requestDeletion, {
    password: 'a rather long password',
    reason: 'privacy',
  });
  expect(status).toBe(200);
};

const comeBack = (id: Id) =>
  service.platform.transact((unit) =>
    cancelDeletion(unit, { member: id, origin: service.url, language: 'nl', now: new Date() }),
  );

const chatsOf = async ({ browser }: { browser: Client }) => (await browser.api(getChats, {})).answer.chats;

test('delivers and charges a message to the target at once, and opens the reply at activation [ACC-6e, ACC-6f]', async () => {
  const target = await member();
  const socket = await target.browser.socket();
  const heard: string[] = [];
  socket.onAny((name: string) => heard.push(name));
  const lotte = await newcomer({ name: 'Lotte', target: target.id, signup_message: said });
  expect(await aboutOf(lotte.id)).toBeNull();
  const [chat] = await eventually(async () => {
    const chats = await chatsOf(target);
    expect(chats).toHaveLength(1);
    return chats;
  });
  expect(chat).toMatchObject({
    profile: { id: lotte.id, name: 'Lotte', unconfirmed: true },
    num_unread_messages: 1,
    last_message: { text: said, sender: lotte.id },
  });
  await settled(lotte.id);
  expect(await stateOf(lotte)).toBeNull();
  expect((await lotte.browser.api(getCurrentUser, {})).answer.user?.credits).toBe(2);
  const reply = { conversation: chat?.conversation, kind: 'text', text: 'Ja!' } as const;
  const refused = await target.browser.api(sendMessage, { ...reply, client_id: randomUUID() });
  expect(refused.problem).toMatchObject({ status: 409, code: 'awaits_confirmation' });

  await lotte.activate();
  await eventually(() => expect(heard).toEqual(['chat/message-added', 'chat/chat-changed']));
  expect((await target.browser.api(sendMessage, { ...reply, client_id: randomUUID() })).status).toBe(200);
  socket.close();
  expect(await verifyLedger(db)).toEqual([]);
});

test('holds a message with contact details, delivers it and charges it at activation [ACC-6c, ACC-6d]', async () => {
  const target = await member();
  const lotte = await newcomer({ name: 'Lotte', target: target.id, signup_message: waiting });
  await deliverHeldMessage.run({ member: lotte.id, networks: [] }, service.platform);
  expect(await heldBy(lotte.id)).toEqual([{ target_id: target.id, body: waiting }]);
  expect([await stateOf(lotte), await chatsOf(target), await chatsOf(lotte)]).toEqual(['waiting', [], []]);
  await Promise.all([lotte.activate(), lotte.activate()]);
  await settled(lotte.id);
  expect(await chatsOf(target)).toMatchObject([{ num_unread_messages: 1, last_message: { text: waiting } }]);
  expect((await lotte.browser.api(getCurrentUser, {})).answer.user?.credits).toBe(2);
  expect(await verifyLedger(db)).toEqual([]);
});

test('sends nothing before activation on a site that reveals no accounts [ACC-11e, ACC-6c]', async () => {
  const host = 'stil.example';
  await addSite(db, host, { reveal_account_existence: 'no' });
  const target = await addMember(service.platform, { site: siteOfHost(host).id });
  const form = signUpForm({ target, signup_message: said });
  const browser = service.client(host);
  expect((await browser.api(signUp, form)).answer).toEqual({ user: null });
  const token = await tokenOf(service, form.email);
  const { rows } = await sql<{
    member_id: Id;
  }>`select member_id from addresses where email = ${form.email}`.execute(db);
  const id = rows[0]?.member_id ?? 0;
  await deliverHeldMessage.run({ member: id, networks: [] }, service.platform);
  const sentBy = () => sql`select from messages where sender_id = ${id}`.execute(db);
  expect([(await heldBy(id)).length, (await sentBy()).rows.length]).toEqual([1, 0]);
  await browser.api(activate, { token });
  await settled(id);
  expect((await sentBy()).rows).toHaveLength(1);
});

test('holds the message beyond the limit of the receiver, and delivers it at activation [ACC-6c, ACC-6d]', async () => {
  const target = await member();
  for (let sent = 1; sent <= 5; sent += 1) {
    const other = await newcomer({ target: target.id, signup_message: said });
    await settled(other.id);
  }
  const lotte = await newcomer({ target: target.id, signup_message: said });
  await deliverHeldMessage.run({ member: lotte.id, networks: [] }, service.platform);
  expect([await stateOf(lotte), (await chatsOf(target)).length]).toEqual(['waiting', 5]);
  await lotte.activate();
  await settled(lotte.id);
  expect(await chatsOf(target)).toHaveLength(6);
});

test('delivers and charges once for simultaneous activations and a repeated job [ACC-6c]', async () => {
  const target = await member();
  const lotte = await newcomer({ target: target.id, signup_message: waiting });
  const { rows } = await sql`select * from held_messages where member_id = ${lotte.id}`.execute(db);
  await Promise.all(Array.from({ length: 8 }, () => lotte.activate()));
  await settled(lotte.id);
  // As after a crash between the delivery and its record: everything exists again.
  await sql`insert into held_messages select * from json_populate_recordset(null::held_messages, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
  const again = deliverHeldMessage.run({ member: lotte.id }, service.platform);
  await Promise.all([again, deliverHeldMessage.run({ member: lotte.id }, service.platform)]);
  expect(await heldBy(lotte.id)).toEqual([]);
  const [chat] = await chatsOf(target);
  const { answer } = await target.browser.api(getMessages, { conversation: chat?.conversation ?? 0 });
  expect(answer.messages.map(({ text }) => text)).toEqual([waiting]);
  expect((await lotte.browser.api(getCurrentUser, {})).answer.user?.credits).toBe(2);
});

test('drops an invisible target or one of another site, and shows the text to nobody [ACC-1c]', async () => {
  await addSite(db, 'elders.example');
  const elsewhere = await addMember(service.platform, { site: siteOfHost('elders.example').id });
  const hidden = await addMember(service.platform, { active: false });
  for (const target of [hidden, elsewhere, 4_503_599_627_370_495]) {
    const lotte = await newcomer({ target, signup_message: said });
    expect([await heldBy(lotte.id), await aboutOf(lotte.id)]).toEqual([[], null]);
    await lotte.activate();
    expect((await lotte.browser.api(getCurrentUser, {})).answer.user).toMatchObject({
      status: 'active',
      credits: 3,
    });
  }
});

test('holds nothing without a text to the target [ACC-1c]', async () => {
  const lotte = await newcomer({ target: (await member()).id });
  expect([await heldBy(lotte.id), await aboutOf(lotte.id)]).toEqual([[], null]);
});

test('notifies the sender if the target, the credits or the length prevent delivery, and keeps the account [ACC-6c]', async () => {
  const host = 'karig.example';
  const settings = async (change: object) => {
    await sql`update sites set settings = settings || ${JSON.stringify(change)}::jsonb where host = ${host}`.execute(
      db,
    );
    await loadSites(db);
  };
  await addSite(db, host, { signup_credits: 1 });
  const site = siteOfHost(host).id;
  const target = await addMember(service.platform, { site });

  const late = await newcomer({ target, signup_message: waiting }, host);
  await sql`update profiles set status = 'disabled' where member_id = ${target}`.execute(db);
  await late.activate();
  await undelivered(late);
  await sql`update profiles set status = 'active' where member_id = ${target}`.execute(db);

  const poor = await newcomer({ target, signup_message: waiting }, host);
  await settings({ message_credits: 2 });
  await poor.activate();
  await undelivered(poor);
  await settings({ message_credits: 1 });

  const long = await newcomer({ target, signup_message: waiting }, host);
  await settings({ message_length: 5 });
  await long.activate();
  await undelivered(long);

  for (const { browser } of [late, poor, long]) {
    expect((await browser.api(getChats, {})).answer.chats).toEqual([]);
    expect((await browser.api(getCurrentUser, {})).answer.user).toMatchObject({
      status: 'active',
      credits: 1,
    });
  }
});

test('delivers the message once to a target whose deletion is undone [ACC-6c, ACC-13c]', async () => {
  const target = await member();
  const lotte = await newcomer({ name: 'Lotte', target: target.id, signup_message: waiting });
  expect(await stateOf(lotte)).toBe('waiting');
  await leave(target);
  await lotte.activate();
  await undelivered(lotte);
  await comeBack(target.id);
  await settled(lotte.id);
  expect(await stateOf(lotte)).toBeNull();
  expect(await chatsOf(lotte)).toMatchObject([{ last_message: { text: waiting } }]);
});

test('holds a message with contact details while the sender is unconfirmed or being deleted [ACC-6c, ACC-13c]', async () => {
  const target = await member();
  const lotte = await newcomer({ target: target.id, signup_message: waiting });
  await deliverHeldMessage.run({ member: lotte.id }, service.platform);
  expect(await stateOf(lotte)).toBe('waiting');
  await leave(lotte);
  await lotte.activate();
  await deliverHeldMessage.run({ member: lotte.id }, service.platform);
  expect(await heldBy(lotte.id)).toHaveLength(1);
  expect(await chatsOf(target)).toEqual([]);
  await comeBack(lotte.id);
  await settled(lotte.id);
  expect(await chatsOf(target)).toHaveLength(1);
});

test('keeps an undeliverable message for a month, and a waiting one longer [GDPR-9d]', async () => {
  const target = await addMember(service.platform);
  const [told, waits] = [
    await newcomer({ target, signup_message: waiting }),
    await newcomer({ target, signup_message: waiting }),
  ];
  await sql`update held_messages set tried_at = now() where member_id = ${told.id}`.execute(db);
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000);
  await purgeBatch(db, 'held_messages', inDays(29));
  expect(await heldBy(told.id)).toHaveLength(1);
  await purgeBatch(db, 'held_messages', inDays(31));
  expect([await heldBy(told.id), (await heldBy(waits.id)).length]).toEqual([[], 1]);
});

const tiesOf = async (id: Id) =>
  (
    await sql<{ profile_id: Id; label: string; locale: string; words: string }>`
    select profile_id, label, locale, words from fictional_ties where member_id = ${id}`.execute(db)
  ).rows;

const accountsOf = async (email: string) =>
  (await sql`select 1 from addresses where email = ${email}`.execute(db)).rows.length;

test('requires the acknowledgement at its field before writing to a fictional profile [FIC-4c]', async () => {
  const target = await addMember(service.platform, { name: 'Vera', fictional: true });
  const form = signUpForm({ target, signup_message: said });
  const refused = await service.client().api(signUp, form);
  expect(refused.problem).toMatchObject({
    status: 400,
    errors: [
      {
        field: 'accept_fictional',
        code: 'accept_fictional',
        detail: 'Zet hier een vinkje als je dit begrijpt, of laat je bericht leeg.',
      },
    ],
  });
  expect(await accountsOf(form.email)).toBe(0);
  const unticked = { ...form, accept_fictional: false };
  const response = await service.client().fetch('/api/signup.php', {
    method: 'POST',
    headers: { 'x-request-type': 'client', 'content-type': 'application/json' },
    body: JSON.stringify(unticked),
  });
  expect(response.status).toBe(400);
  // Without a message no acknowledgement is needed.
  const silent = await newcomer({ target });
  expect([await heldBy(silent.id), await tiesOf(silent.id)]).toEqual([[], []]);
});

test('stores the acknowledgement with the account before confirmation, then sends the message [FIC-4b, ACC-6c]', async () => {
  const target = await addMember(service.platform, { name: 'Vera', fictional: true });
  const lotte = await newcomer({ target, signup_message: said, accept_fictional: true });
  const [tie, ...more] = await tiesOf(lotte.id);
  expect(more).toEqual([]);
  expect(tie).toMatchObject({ profile_id: target, label: 'Fictief profiel', locale: 'nl' });
  expect(tie?.words).toContain('Vera is een fictief profiel');
  expect(tie?.words).toContain('Er zit geen lid achter dit profiel.');
  expect(tie?.words).toContain('Afspreken met Vera kan niet');
  await lotte.activate();
  await settled(lotte.id);
  expect(await chatsOf(lotte)).toMatchObject([{ profile: { id: target }, last_message: { text: said } }]);
  expect((await lotte.browser.api(getCurrentUser, {})).answer.user?.credits).toBe(2);
  expect(await tiesOf(lotte.id)).toEqual([tie]);
});

test('stores no acknowledgement for a real or invisible member, whatever was ticked [FIC-4c]', async () => {
  const real = await addMember(service.platform);
  const hidden = await addMember(service.platform, { fictional: true, active: false });
  for (const target of [real, hidden]) {
    const lotte = await newcomer({ target, signup_message: said, accept_fictional: true });
    expect(await tiesOf(lotte.id)).toEqual([]);
  }
  const toHidden = await newcomer({ target: hidden, signup_message: said });
  expect(await heldBy(toHidden.id)).toEqual([]);
});

test("limits a first message to the site's length at its field, but not a text about oneself [CHAT-2c]", async () => {
  const host = 'kort.example';
  await addSite(db, host, { message_length: 20 });
  const target = await addMember(service.platform, { site: siteOfHost(host).id });
  const signup_message = 'x'.repeat(21);
  const refused = await service.client(host).api(signUp, signUpForm({ target, signup_message }));
  expect(refused.problem).toMatchObject({
    status: 400,
    errors: [{ field: 'signup_message', code: 'too_long' }],
  });
  expect((await service.client(host).api(signUp, signUpForm({ signup_message }))).status).toBe(200);
});
