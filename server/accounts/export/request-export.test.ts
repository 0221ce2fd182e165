import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { requestExport } from '#contract/accounts/request-export.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { subscribePush } from '#contract/notifications/subscribe-push.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { changeProfile } from '#contract/profiles/change-profile.ts';
import { unzip } from '#tests/support/files/unzip.ts';
import {
  type Exporter,
  type ExportService,
  startExportService,
} from '#tests/support/service/export-service.ts';
import { eventually } from '#tests/support/service/service.ts';

const password = 'a rather long password';
const daySeconds = 24 * 3600;
let exporting: ExportService;
beforeAll(async () => {
  exporting = await startExportService();
});

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

const write = async (from: Exporter, to: Exporter, text: string) =>
  (await from.client.api(sendMessage, { profile: to.id, client_id: randomUUID(), kind: 'text', text }))
    .answer;

const anything = z.record(z.string(), z.any());
const readJson = (found: Map<string, Buffer>, name: string) =>
  z.parse(anything, JSON.parse(found.get(name)?.toString('utf8') ?? 'null'));

/** A member with data of every kind. */
const busyMember = async (): Promise<{ anna: Exporter; bram: Exporter }> => {
  const anna = await exporting.newMember({
    name: 'Anna',
    ref: 'a-banner',
    signup_message: 'Ik hou van zeilen.',
  });
  const bram = await exporting.newMember({
    name: 'Bram the unmistakable',
    gender: 'male',
    looking_for: 'female',
  });
  (await bram.client.api(changeProfile, { prompts: [{ question: 'sunday', answer: 'op het water' }] }))
    .answer;
  (await anna.client.api(likeMember, { profile: bram.id, about: { prompt: 'sunday' } })).answer;
  (await bram.client.api(likeMember, { profile: anna.id })).answer;
  await write(anna, bram, 'Zullen we gaan zeilen? 🙂');
  await write(bram, anna, 'Graag, zaterdag.');
  const photo = await sharp({ create: { width: 600, height: 700, channels: 3, background: '#d6006e' } })
    .jpeg()
    .toBuffer();
  (await anna.client.api(addPhoto, { photo: new Blob([new Uint8Array(photo)]) })).answer;
  const payment = { package: 'p0', payment_method: 'ideal', client_id: randomUUID() } as const;
  (await anna.client.api(createPayment, payment)).answer;
  const keys = { p256dh: 'a'.repeat(87), auth: 'b'.repeat(22) };
  const endpoint = 'https://fcm.googleapis.com/fcm/send/a-secret-way-to-her-device';
  (await anna.client.api(subscribePush, { endpoint, keys })).answer;
  return { anna, bram };
};

/** All stored secrets that open an account, in every notation they could be written in. */
const secretsOf = async (member: number): Promise<string[]> => {
  const { db } = exporting.service.platform;
  const { rows } = await sql<{ text: string | null; bytes: Buffer | null }>`
    select password_hash as text, null::bytea as bytes from credentials where member_id = ${member}
    union all select null, token_hash from sessions where member_id = ${member}
    union all select null, token_hash from activation_tokens where member_id = ${member}
    union all select null, device_hash from known_devices where member_id = ${member}`.execute(db);
  return rows.flatMap(({ text, bytes }) => [
    ...(text === null ? [] : [text]),
    ...(bytes === null ? [] : [bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')]),
  ]);
};

describe('the file', () => {
  test('contains all data of a member, given and observed, and only pseudonyms of others [SAFE-3a, GDPR-7a]', async () => {
    const { anna, bram } = await busyMember();
    await exporting.ready(anna);
    const response = await exporting.download(anna);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="my-data-[\d-]+\.zip"$/,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const found = await unzip(await bytesOf(response));
    expect([...found.keys()].sort()).toEqual([
      'README.txt',
      'account.json',
      'arrival.json',
      'credits.json',
      'decisions.json',
      'likes.json',
      'membership.json',
      'messages.json',
      'notifications.json',
      'photos.json',
      'photos/1.webp',
      'profile.json',
      'safety.json',
      'suggestions.json',
    ]);

    const readme = found.get('README.txt')?.toString('utf8') ?? '';
    for (const name of found.keys()) {
      if (name.endsWith('.json')) expect(readme).toContain(name);
    }
    expect(readme).toContain('JE GEGEVENS');
    expect(readJson(found, 'membership.json')).toMatchObject({ member_id: anna.id, site: 'localhost' });
    expect(readJson(found, 'profile.json').profile).toMatchObject({
      name: 'Anna',
      date_of_birth: '1990-05-17',
      about: 'Ik hou van zeilen.',
      sexuality: 'hetero',
    });
    expect(readJson(found, 'arrival.json').traffic_source).toMatchObject({ ref: 'a-banner' });
    expect(readJson(found, 'likes.json')).toMatchObject({
      given: [{ to: 'member-1', origin: 'own', about_photo: null, about_question: 'sunday' }],
      received: [{ from: 'member-1', origin: 'own', about_question: null }],
    });
    expect(readJson(found, 'messages.json')).toMatchObject({
      conversations: [{ with: 'member-1', started_by: 'me' }],
      messages: [
        { with: 'member-1', from: 'me', text: 'Zullen we gaan zeilen? 🙂', credits: 1 },
        { with: 'member-1', from: 'member-1', text: 'Graag, zaterdag.' },
      ],
    });
    expect(readJson(found, 'credits.json')).toMatchObject({
      wallet: { balance: 2 },
      ledger: [
        { reason: 'signup', amount: 3 },
        { reason: 'message', amount: 1 },
      ],
      orders: [{ package: 'p0', method: 'ideal', state: 'pending' }],
    });
    expect(readJson(found, 'notifications.json')).toMatchObject({
      address: { email: anna.email, source: 'sign_up' },
      push_devices: [{ service: 'fcm.googleapis.com' }],
    });
    const account = readJson(found, 'account.json');
    expect(account.logins).toHaveLength(1);
    expect(account.consents).toMatchObject([
      { kind: 'sensitive_data', language: 'nl', revoked_at: null },
      { kind: 'terms', language: 'nl', revoked_at: null },
    ]);
    const image = await sharp(found.get('photos/1.webp')).metadata();
    expect(image).toMatchObject({ format: 'webp', width: 600, height: 700 });

    const everything = [...found.values()].map((content) => content.toString('utf8')).join('\n');
    for (const hidden of [bram.email, 'unmistakable', String(bram.id), 'a-secret-way', 'exports/', password])
      expect(everything).not.toContain(hidden);
    const secrets = await secretsOf(anna.id);
    expect(secrets.length).toBeGreaterThan(3);
    for (const secret of [...secrets, ...anna.client.cookies.values()])
      if (secret.length > 10) expect(everything).not.toContain(secret);
  });

  test('contains thousands of messages, each once and in order [SAFE-3a, GDPR-7a]', async () => {
    const [anna, bram] = [await exporting.newMember(), await exporting.newMember()];
    const { conversation } = (await write(anna, bram, 'first')).message;
    const { db } = exporting.service.platform;
    await sql`insert into messages (conversation_id, seq, sender_id, kind, body, client_id, cost)
      select ${conversation}, n, ${anna.id}, 'text', 'number ' || n, gen_random_uuid(), 0
      from generate_series(2, 2500) n`.execute(db);
    await exporting.ready(anna);
    const found = await unzip(await bytesOf(await exporting.download(anna)));
    const { messages } = readJson(found, 'messages.json');
    const texts = z.parse(z.array(z.object({ text: z.string() })), messages).map(({ text }) => text);
    expect(texts).toEqual(['first', ...Array.from({ length: 2499 }, (_, index) => `number ${index + 2}`)]);
  });

  test("explains itself in the member's language, and the mail about it contains no key [SAFE-3a]", async () => {
    const member = await exporting.newMember({}, 'en');
    await exporting.ready(member);
    const mail = await eventually(async () => {
      const newest = await exporting.service.mailTo(member.email);
      expect(newest.subject).toBe('Your data is ready');
      return newest;
    });
    const link = mail.links.find((one) => one.includes('/settings'));
    expect(link).toMatch(/\/settings\/privacy#export$/);
    const found = await unzip(await bytesOf(await exporting.download(member)));
    expect(found.get('README.txt')?.toString('utf8')).toContain('YOUR DATA AT');
  });
});

describe('requesting it', () => {
  test('requires the password, and refuses a second one a day [SAFE-3a, AUTH-12a, GDPR-7d]', async () => {
    const member = await exporting.newMember();
    expect(await exporting.stateOf(member)).toBe('none');
    const wrong = await member.client.api(requestExport, { password: 'not the password' });
    expect(wrong.problem.errors?.[0]).toMatchObject({ field: 'password', code: 'wrong_password' });
    expect(await exporting.stateOf(member)).toBe('none');
    await exporting.ready(member);
    expect((await exporting.order(member)).problem).toMatchObject({
      code: 'export_too_soon',
      params: { hours: 24 },
    });
    exporting.clock.forward(daySeconds - 60);
    expect((await exporting.order(member)).problem.params).toEqual({ hours: 1 });
    exporting.clock.forward(120);
    await exporting.ready(member);
  });

  test('accepts one of five simultaneous requests [SAFE-3a]', async () => {
    const member = await exporting.newMember();
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => exporting.order(member)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status !== 200).map(({ problem }) => problem.code);
    expect(refused.every((code) => code === 'export_under_way' || code === 'export_too_soon')).toBe(true);
    await eventually(async () => expect(await exporting.stateOf(member)).toBe('ready'), 30_000);
  });
});

/** The export file that covers each table with a member's id; omitted tables have a reason. */
const tables: Readonly<Record<string, string>> = {
  account_exports: 'account.json',
  activation_tokens: 'account.json',
  addresses: 'notifications.json',
  announcement_dismissals: 'member.json',
  approvals: 'none: the log of operator actions in decisions.json names each request and its decision',
  audit_entries: 'decisions.json',
  member_mails: 'decisions.json',
  member_notes: 'decisions.json',
  authority_reports: 'none: reports to authorities about them, which an investigation needs to be silent',
  auto_likes: 'suggestions.json',
  blocks: 'safety.json',
  complaints: 'safety.json',
  consents: 'account.json',
  credentials: 'account.json',
  debit_blocks: 'credits.json',
  debit_codes: 'none: what a code of the next minutes is compared with',
  deletions: 'account.json',
  discount_codes: 'credits.json',
  discount_offers: 'credits.json',
  editor_talks: 'messages.json',
  evidence_exports: 'none: exports for authorities; the log of operator actions has them after the release',
  evidence_holds: 'none: held evidence; the log of operator actions has it after the release',
  fictional_messages: 'messages.json',
  fictional_ties: 'messages.json',
  fraud_warnings: 'safety.json',
  held_mails: 'none: mails that wait for the end of a silent freeze',
  held_files: 'none: pictures kept as evidence for an authority',
  held_messages: 'account.json',
  held_rows: 'none: rows kept as evidence for an authority',
  known_devices: 'account.json',
  location_moves: 'profile.json',
  ledger_purchases: 'credits.json',
  ledger_transfers: 'credits.json',
  likes: 'likes.json',
  mailed_notices: 'notifications.json',
  mailed_tokens: 'account.json',
  message_reactions: 'messages.json',
  notice_subjects: 'none: notices by others, whose decisions are in safety.json',
  notification_choices: 'notifications.json',
  notifier_cases: 'safety.json',
  notification_stops: 'notifications.json',
  participants: 'messages.json',
  passkey_challenges: 'none: what a passkey has to sign in the next minutes',
  passkeys: 'account.json',
  payment_reservations: 'credits.json',
  payment_customers: 'credits.json',
  payment_mandates: 'credits.json',
  payments: 'credits.json',
  pending_logins: 'none: log-ins that wait for their second step, for minutes',
  photos: 'photos.json',
  profiles: 'profile.json',
  prompt_answers: 'profile.json',
  push_subscriptions: 'notifications.json',
  recovery_codes: 'account.json',
  saved_searches: 'suggestions.json',
  standing_likes: 'suggestions.json',
  search_notices: 'suggestions.json',
  security_events: 'decisions.json',
  restrictions: 'safety.json',
  reports: 'none: what others reported of them; their own reports are in safety.json',
  terms_mails: 'none: which announcements of new terms reached them',
  terms_postponements: 'none: when the question about new terms comes back',
  sessions: 'account.json',
  silent_readers: 'messages.json',
  swipes: 'suggestions.json',
  spending_caps: 'credits.json',
  totp_secrets: 'account.json',
  traffic_sources: 'arrival.json',
  wallets: 'credits.json',
  withheld_members: 'safety.json',
};

test('lists every table that holds data under a member’s id [SAFE-3a, GDPR-7b, PROF-10c]', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'member_id' order by 1`.execute(
    exporting.service.platform.db,
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(tables).sort());
});
