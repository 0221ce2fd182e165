import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getConsoleMember } from '#contract/accounts/console/get-console-member.ts';
import { getMemberFacts } from '#contract/accounts/console/get-member-facts.ts';
import { listMemberLogins } from '#contract/accounts/console/list-member-logins.ts';
import { listRelatedMembers } from '#contract/accounts/console/list-related-members.ts';
import { logOutMember } from '#contract/accounts/console/log-out-member.ts';
import { resendConfirmation } from '#contract/accounts/console/resend-confirmation.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import type { Id } from '#contract/kit/id.ts';
import { addMemberNote } from '#contract/operators/members/add-member-note.ts';
import { listMemberActs } from '#contract/operators/members/list-member-acts.ts';
import { listMemberNotes } from '#contract/operators/members/list-member-notes.ts';
import { mailMember } from '#contract/operators/members/mail-member.ts';
import { strikeMemberNote } from '#contract/operators/members/strike-member-note.ts';
import { getMemberMoney } from '#contract/payments/console/get-member-money.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { listMemberPhotos, memberPhotoPath } from '#contract/photos/list-member-photos.ts';
import { changeProfile } from '#contract/profiles/change-profile.ts';
import { getMemberProfile } from '#contract/profiles/get-member-profile.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { listMemberCases } from '#contract/safety/list-member-cases.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { exportAccount } from '#server/operators/door.ts';
import { storeOrder } from '#tests/support/payments/stored-order.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';

let service: PeopleService;
let operator: TestOperator;
let anna: Person;
let bram: Person;

beforeAll(async () => {
  service = await startServiceWithMembers();
});

beforeEach(async () => {
  operator = await newOperator(service);
  anna = await service.person({ name: 'Anna', language: 'de' });
  bram = await service.person({ name: 'Bram', trusted: true });
});

const emailOf = async (member: Id): Promise<string> => {
  const { rows } = await sql<{
    email: string;
  }>`select email from addresses where member_id = ${member}`.execute(service.platform.db);
  return rows[0]?.email ?? '';
};

const session = (member: Id) =>
  sql`insert into sessions (member_id, token_hash, expires_at, browser, system, country)
    values (${member}, ${Buffer.from(randomUUID())}, now() + interval '1 day', 'Firefox', 'Windows', 'NL')`.execute(
    service.platform.db,
  );

describe('the head', () => {
  test('names the member, the site, the language, the state and the strikes [SAFE-5b, SAFE-2h]', async () => {
    const { db } = service.platform;
    await sql`with made as (
        insert into reports (site_id, member_id, reason, snapshot, status, keep_until)
        values (1, ${anna.id}, 'spam', '{}', 'closed', now() + interval '1 day') returning id)
      insert into decisions (report_id, stage, operator_id, outcome, ground, decided_at)
      select id, 'first', ${operator.id}, 'warning', 'spam', now() from made`.execute(db);
    const { answer } = await operator.client.api(getConsoleMember, { member: anna.id });
    expect(answer).toMatchObject({
      ...{ member: anna.id, name: 'Anna', language: 'de', state: 'active', strikes: 1, fictional: false },
      ...{ site: { host: 'localhost' }, erased_at: null, erase_at: null },
    });
    expect(answer.address).toMatch(new RegExp(`/members/${anna.id}$`));
    expect((await operator.client.api(getConsoleMember, { member: 1 })).problem.code).toBe('not_found');
  });

  test('says that an account was erased, and keeps its orders, consents and acts [SAFE-5b]', async () => {
    const { db } = service.platform;
    const order = await storeOrder(db, anna.id);
    await sql`delete from addresses where member_id = ${anna.id}`.execute(db);
    await sql`delete from profiles where member_id = ${anna.id}`.execute(db);
    await sql`update members set erased_at = now() where id = ${anna.id}`.execute(db);
    const { answer } = await operator.client.api(getConsoleMember, { member: anna.id });
    expect(answer).toMatchObject({ state: 'erased', name: null, age: null, language: null, address: null });
    const money = (await operator.client.api(getMemberMoney, { member: anna.id })).answer;
    expect(money.payments.map(({ payment_id }) => payment_id)).toEqual([order.id]);
    expect((await operator.client.api(getMemberProfile, { member: anna.id })).answer.profile).toBeNull();
    const note = { member: anna.id, client_id: randomUUID(), words: 'Too late.' };
    expect((await operator.client.api(addMemberNote, note)).problem.code).toBe('not_found');
  });
});

describe('the sections', () => {
  test('show the profile text and the photos with the reasons of refusals [SAFE-5b]', async () => {
    const { db } = service.platform;
    await anna.api(changeProfile, { about: 'I like sailing.' });
    const image = sharp({ create: { width: 600, height: 800, channels: 3, background: '#d6006e' } });
    const photo = new Blob([new Uint8Array(await image.png().toBuffer())]);
    const { id } = (await anna.api(addPhoto, { photo })).answer.photo;
    await sql`update photos set status = 'rejected', rejection = 'too_explicit', is_main = false
      where id = ${id}`.execute(db);
    const { profile } = (await operator.client.api(getMemberProfile, { member: anna.id })).answer;
    expect(profile).toMatchObject({ about: 'I like sailing.' });
    const { results } = (await operator.client.api(listMemberPhotos, { member: anna.id })).answer;
    expect(results).toMatchObject([{ id, status: 'rejected', reason: 'too_explicit' }]);
    const path = `${memberPhotoPath}?member=${anna.id}&photo=${id}&size=small`;
    const served = await operator.client.fetch(path);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(served.headers.get('cache-control')).toBe('private, no-store');
    expect((await anna.fetch(path)).status).toBe(403);
    const { rows } = await sql`select from security_events where kind = 'operator_read'
      and operation = 'photos/member-photo' and member_id = ${anna.id} and operator_id = ${operator.id}`.execute(
      db,
    );
    expect(rows).toHaveLength(1);
  });

  test('show the cases about and by the member, and the standing as a reporter [SAFE-5b]', async () => {
    await bram.api(reportMember, { profile: anna.id, reason: 'offensive', words: 'Rude.' });
    const about = (await operator.client.api(listMemberCases, { member: anna.id })).answer;
    expect(about).toMatchObject({ about: [{ status: 'open', reason: 'offensive', about: null }], by: [] });
    expect(JSON.stringify(about)).not.toContain('Rude.');
    const by = (await operator.client.api(listMemberCases, { member: bram.id })).answer;
    expect(by).toMatchObject({ about: [], by: [{ about: anna.id }], standing: 'established' });
  });

  test('show logins with their country, and failures, without an internet address [SAFE-5b]', async () => {
    const { db } = service.platform;
    await session(anna.id);
    await sql`insert into security_events (at, kind, member_id, network_hash)
      values (now(), 'log_in_failed', ${anna.id}, ${Buffer.alloc(16, 1)})`.execute(db);
    const { answer } = await operator.client.api(listMemberLogins, { member: anna.id });
    expect(answer.logins).toMatchObject([{ browser: 'Firefox', system: 'Windows', country: 'NL' }]);
    expect(answer.events.map(({ kind }) => kind)).toContain('log_in_failed');
    expect(answer).toMatchObject({ devices: 0, two_step: false, passkeys: 0 });
    expect(JSON.stringify(answer)).not.toMatch(/127\.0\.0\.1|network/);
  });

  test('list accounts on the same network, but only count a crowded one [SAFE-5b]', async () => {
    const { db } = service.platform;
    const log = (member: Id, network: number) =>
      sql`insert into security_events (at, kind, member_id, network_hash)
        values (now(), 'log_in', ${member}, ${Buffer.alloc(16, network)})`.execute(db);
    for (const network of [21, 22]) await log(anna.id, network);
    await log(bram.id, 21);
    await sql`with others as (insert into members (site_id) select 1 from generate_series(1, 60) returning id)
      insert into security_events (at, kind, member_id, network_hash)
      select now(), 'log_in', id, ${Buffer.alloc(16, 22)} from others`.execute(db);
    const { results } = (await operator.client.api(listRelatedMembers, { member: anna.id })).answer;
    expect(results).toContainEqual({
      kind: 'network',
      trace: expect.any(Number),
      number: 1,
      more: false,
      members: [{ member: bram.id, name: 'Bram' }],
    });
    const crowd = { kind: 'network', trace: expect.any(Number), number: 50, more: true, members: [] };
    expect(results).toContainEqual(crowd);
    expect(results).toHaveLength(2);
  });

  test('list accounts with the same bank account and device [SAFE-5b]', async () => {
    const { db } = service.platform;
    for (const [member, reference] of [
      [anna.id, 'VK-A'],
      [bram.id, 'VK-B'],
    ] as const) {
      const order = await storeOrder(db, member);
      await sql`insert into payment_mandates (member_id, site_id, method, provider, mandate_reference, iban_hash,
          cap_amount, currency, text_version, language, signed_at)
        values (${member}, 1, 'directdebit', 'sandbox', ${reference + member}, ${Buffer.alloc(32, 5)}, 1000, 'EUR',
          '1', 'nl', now())`.execute(db);
      await sql`insert into debit_devices (payment_id, device_hash, cap, stored_at)
        values (${order.id}, ${Buffer.alloc(16, 6)}, 1000, now())`.execute(db);
    }
    const { results } = (await operator.client.api(listRelatedMembers, { member: anna.id })).answer;
    expect(results.map(({ kind, members }) => [kind, members[0]?.member])).toEqual([
      ['bank_account', bram.id],
      ['device', bram.id],
    ]);
  });

  test('show wallet, orders and debts [SAFE-5b]', async () => {
    const order = await storeOrder(service.platform.db, anna.id);
    const { answer } = await operator.client.api(getMemberMoney, { member: anna.id });
    expect(answer).toMatchObject({ credits: 100, waiting: 0, premium_since: null, debts: [], discounts: [] });
    expect(answer.payments).toMatchObject([{ payment_id: order.id, state: 'pending' }]);
  });

  test('show sign-up, consents and the kinds of mails [SAFE-5b]', async () => {
    const { db } = service.platform;
    await sql`insert into consents (member_id, kind, version, language) values (${anna.id}, 'terms', '1', 'nl')`.execute(
      db,
    );
    await sql`insert into mailed_notices (member_id, kind, about_id, mailed_at)
      values (${anna.id}, 'like', 0, now())`.execute(db);
    const { answer } = await operator.client.api(getMemberFacts, { member: anna.id });
    expect(answer).toMatchObject({
      ...{
        email: await emailOf(anna.id),
        confirmed_at: null,
        new_email: null,
        bounced: false,
        invited: false,
      },
      ...{ source: null, consents: [{ kind: 'terms' }], mails: [{ kind: 'like' }] },
    });
  });

  test('never show a message, whichever section answers [SAFE-5b, SAFE-2g]', async () => {
    const secret = 'A secret between the two of us';
    await anna.api(sendMessage, {
      profile: bram.id,
      client_id: randomUUID(),
      kind: 'text',
      text: secret,
    });
    const input = { member: anna.id };
    const sections = [
      await operator.client.api(getConsoleMember, input),
      await operator.client.api(getMemberProfile, input),
      await operator.client.api(listMemberPhotos, input),
      await operator.client.api(listMemberCases, input),
      await operator.client.api(listMemberLogins, input),
      await operator.client.api(listRelatedMembers, input),
      await operator.client.api(getMemberMoney, input),
      await operator.client.api(getMemberFacts, input),
      await operator.client.api(listMemberNotes, input),
      await operator.client.api(listMemberActs, input),
    ];
    expect(sections.map(({ status }) => status)).toEqual(sections.map(() => 200));
    expect(JSON.stringify(sections.map(({ answer }) => answer))).not.toContain('secret');
  });
});

describe('notes', () => {
  const write = (words: string, client_id = randomUUID()) =>
    operator.client.api(addMemberNote, { member: anna.id, client_id, words });
  const notes = async () => (await operator.client.api(listMemberNotes, { member: anna.id })).answer.results;

  test('are stored once, with their author, and struck out by the author alone [SAFE-5b]', async () => {
    const once = randomUUID();
    const { note } = (await write('Phoned about a refund.', once)).answer;
    expect((await write('Phoned about a refund.', once)).answer.note).toBe(note);
    expect(await notes()).toMatchObject([{ author: operator.email, own: true, struck_at: null }]);
    const other = await newOperator(service);
    const refused = await other.client.api(strikeMemberNote, { member: anna.id, note });
    expect(refused.problem.code).toBe('note_not_yours');
    await operator.client.api(strikeMemberNote, { member: anna.id, note });
    await operator.client.api(strikeMemberNote, { member: anna.id, note });
    const [struck] = await notes();
    expect(struck).toMatchObject({ words: 'Phoned about a refund.' });
    expect(struck?.struck_at).not.toBeNull();
    const acts = (await operator.client.api(listMemberActs, { member: anna.id })).answer.results;
    expect(acts.map(({ action }) => action)).toEqual(['operators/strike-note', 'operators/note']);
  });

  test('cannot be changed or deleted in the database before the erasure [SAFE-5b]', async () => {
    const { db } = service.platform;
    const { note } = (await write('As it was.')).answer;
    await expect(sql`update member_notes set words = 'x' where id = ${note}`.execute(db)).rejects.toThrow(
      'append-only',
    );
    await expect(sql`delete from member_notes where id = ${note}`.execute(db)).rejects.toThrow('append-only');
    await operator.client.api(strikeMemberNote, { member: anna.id, note });
    await expect(
      sql`update member_notes set struck_at = null where id = ${note}`.execute(db),
    ).rejects.toThrow('append-only');
  });

  test("are part of the member's data export, without their author [SAFE-5b, GDPR-7c]", async () => {
    await write('Phoned about a refund.');
    const { data } = await exportAccount({ db: service.platform.db, member: anna.id });
    expect(data).toMatchObject({ notes: [{ words: 'Phoned about a refund.' }] });
    expect(JSON.stringify(data)).not.toContain(operator.email);
  });
});

describe('acts', () => {
  test('log a member out everywhere and record it [SAFE-5b]', async () => {
    await session(anna.id);
    await session(anna.id);
    const { answer } = await operator.client.api(logOutMember, { member: anna.id });
    expect(answer).toEqual({ ended: 2 });
    const { rows } = await sql`select from sessions where member_id = ${anna.id}`.execute(
      service.platform.db,
    );
    expect(rows).toHaveLength(0);
    const acts = (await operator.client.api(listMemberActs, { member: anna.id })).answer.results;
    expect(acts).toMatchObject([{ action: 'accounts/log-out-member', operator: operator.email }]);
    expect((await operator.client.api(logOutMember, { member: 1 })).problem.code).toBe('not_found');
  });

  test("mail a member in the member's language, three times a day [SAFE-5b]", async () => {
    const { db, clock } = service.platform;
    const mail = (words: string, client_id = randomUUID()) =>
      operator.client.api(mailMember, { member: anna.id, client_id, words });
    expect((await mail('Hallo')).problem.code).toBe('address_unconfirmed');
    await verifyAddress(db, anna.id, clock.now());
    const once = randomUUID();
    await mail('Dein Konto ist wieder frei.', once);
    await mail('Dein Konto ist wieder frei.', once);
    const email = await emailOf(anna.id);
    const mailbox = () => service.service.mailbox?.list(email) ?? [];
    await eventually(() => expect(mailbox()).toHaveLength(1));
    expect(mailbox()[0]).toMatchObject({ subject: 'Eine Nachricht von uns' });
    expect(mailbox()[0]?.text).toContain('Dein Konto ist wieder frei.');
    await eventually(async () =>
      expect((await operator.client.api(getMemberFacts, { member: anna.id })).answer.mails).toMatchObject([
        { kind: 'operator' },
      ]),
    );
    await mail('Two');
    await mail('Three');
    const fourth = await mail('Four');
    expect([fourth.status, fourth.problem.code]).toEqual([429, 'too_many_mails']);
    const { rows } = await sql`select from audit_entries
      where action = 'operators/mail-member' and not look and member_id = ${anna.id}`.execute(db);
    expect(rows).toHaveLength(3);
  });

  test('send the confirmation again, unless the address is confirmed [SAFE-5b]', async () => {
    const { db, clock } = service.platform;
    expect((await operator.client.api(resendConfirmation, { member: anna.id })).answer).toEqual({
      sent: true,
    });
    const email = await emailOf(anna.id);
    await eventually(() => expect(service.service.mailbox?.list(email)).toHaveLength(1));
    await verifyAddress(db, anna.id, clock.now());
    expect((await operator.client.api(resendConfirmation, { member: anna.id })).answer).toEqual({
      sent: false,
    });
  });
});
