import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { activate } from '#contract/accounts/activate.ts';
import { getExport } from '#contract/accounts/get-export.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { confirmMailChange, requestMailChange } from '#contract/accounts/mail-change.ts';
import { requestExport } from '#contract/accounts/request-export.ts';
import { requestPasswordReset } from '#contract/accounts/request-password-reset.ts';
import { takeFewerMails } from '#contract/accounts/take-fewer-mails.ts';
import { takeStayDiscount } from '#contract/accounts/take-stay-discount.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { muteChat } from '#contract/chat/mute-chat.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { setPrivacy } from '#contract/chat/set-privacy.ts';
import { setReaction } from '#contract/chat/set-reaction.ts';
import type { Id } from '#contract/kit/id.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { subscribePush } from '#contract/notifications/subscribe-push.ts';
import { setSpendingCap } from '#contract/payments/set-spending-cap.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { imageFormats, inFormat } from '#contract/photos/image.ts';
import { changeProfile } from '#contract/profiles/change-profile.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import type { Needles } from '../database/member-traces.ts';
import { buyPackage } from '../payments/buy-package.ts';
import type { Client } from '../service/client.ts';
import { eventually, type TestService } from '../service/service.ts';
import { acceptTrafficSource } from './accept-traffic-source.ts';
import { insertConsoleRows } from './insert-console-rows.ts';
import { signUpMember } from './sign-up-member.ts';

const password = 'Vlinderpaleis 4711 aan zee';
const name = 'Quirijnella';
const dateOfBirth = '1987-03-14';
const [firstEmail, email, pendingEmail] = [
  'quirijnella.eerst@post.example',
  'quirijnella.nu@post.example',
  'quirijnella.straks@post.example',
];
const words = {
  about: 'Ik verzamel zeldzame zeeschelpen van de Azoren',
  prompt: 'Zeldzame zeeschelpen raden op geluid',
  message: 'Kom je zaterdag mee naar de vlinderkas?',
  held: 'Deze openingszin wachtte nog op bevestiging',
  source: 'herkomst-van-een-zeldzame-advertentie',
  endpoint: 'https://fcm.googleapis.com/fcm/send/zeldzaam-toestel',
  passkey: 'Zeldzame sleutelhanger',
  search: 'Zeldzame roodharigen met schelpen',
  code: 'ZELDZAAM9000',
  customer: 'sbc_zeldzame_klant',
  report: 'Verkocht mij een zeldzame kinkhoorn',
  complaint: 'Mijn zeldzame klacht over een kinkhoorn',
  note: 'Belde zeldzaam vaak over schelpen',
};

const changed: CallOf<typeof changeProfile> = {
  about: words.about,
  interests: ['wine'],
  hair_color: 'red',
  prompts: [{ question: 'talent', answer: words.prompt }],
};

const tokenIn = (service: TestService, to: string, path: string): Promise<string> =>
  eventually(async () => {
    const link = new URL((await service.mailTo(to)).links[0] ?? '');
    if (link.pathname !== path) throw new Error(`the newest mail links to ${link.pathname}`);
    return link.searchParams.get('token') ?? '';
  });

const photoOf = async (background: string): Promise<Blob> => {
  const bytes = await sharp({ create: { width: 600, height: 800, channels: 3, background } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)]);
};

const text = (to: Id, body: string) =>
  ({ profile: to, client_id: randomUUID(), kind: 'text', text: body }) as const;

/** Inserts what no call creates: a row in each table that may hold a member and is still empty. */
async function insertOtherRows(service: TestService, member: Id, other: Id): Promise<void> {
  await insertPaymentRows(service, member);
  const { db, clock } = service.platform;
  const later = new Date(clock.now().getTime() + 20 * 24 * 3600_000);
  const hash = () => randomBytes(32);
  await sql`insert into held_messages (member_id, target_id, body, client_id)
    values (${member}, ${other}, ${words.held}, gen_random_uuid())`.execute(db);
  // One image that was sent to the other member, and one that was not sent.
  await sql`insert into message_images (sender_id, client_id, site_id, path, width, height, blur, status, receiver_id, cost, sent_at)
    values (${member}, gen_random_uuid(), 1, 'chats/' || md5('zeldzaam'), 800, 600, 'data:', 'waiting', ${other}, 2, now()),
      (${other}, gen_random_uuid(), 1, 'chats/' || md5('antwoord'), 800, 600, 'data:', 'waiting', ${member}, 2, now())`.execute(
    db,
  );
  await sql`insert into fictional_ties (member_id, profile_id, acknowledged_at, locale, label, words)
    values (${member}, ${other}, now(), 'nl', 'Fictief profiel', 'Er zit geen lid achter'),
      (${other}, ${member}, now(), 'nl', 'Fictief profiel', 'Er zit geen lid achter')`.execute(db);
  await sql`insert into openers (sender_id, receiver_id, words, said_at)
    values (${member}, ${other}, ${hash()}, now()), (${other}, ${member}, ${hash()}, now())
    on conflict do nothing`.execute(db);
  await sql`insert into withheld_members (member_id) values (${member})`.execute(db);
  // A restriction that takes no right away.
  await sql`insert into restrictions (report_id, site_id, member_id, kind, ground, origin, since)
    values (4711, 1, ${member}, 'hidden', 'underage', 'http://localhost', now())`.execute(db);
  await sql`insert into notification_stops (member_id, cause) values (${member}, 'fbl')`.execute(db);
  await sql`insert into mailed_notices (member_id, kind, about_id, mailed_at)
    values (${member}, 'daily', 0, now())`.execute(db);
  await sql`insert into auto_likes (member_id) values (${member})`.execute(db);
  await sql`insert into location_moves (member_id, moved_at, position)
    values (${member}, array[now()], ll_to_earth(52, 5))`.execute(db);
  await sql`insert into swipes (member_id, other_id, choice, swiped_at)
    values (${member}, ${other}, 'pass', now()), (${other}, ${member}, 'like', now())`.execute(db);
  await sql`insert into saved_searches (member_id, place, name, criteria, notice)
    values (${member}, 1, ${words.search}, '{"hair_color": ["red"]}', true)`.execute(db);
  await sql`insert into standing_likes (member_id, site_id, gender, criteria, since, next_at)
    values (${member}, 1, 'male', '{"gender": "male", "hair_color": ["red"]}', now(), ${later})`.execute(db);
  await sql`insert into search_notices (member_id, told_until, next_at, origin)
    values (${member}, now(), ${later}, 'http://localhost')`.execute(db);
  await sql`with another as (insert into members (site_id) values (1) returning id)
    insert into blocks (member_id, other_id, direction)
    select ${member}::bigint, id, 'given' from another union all
    select id, ${member}::bigint, 'received' from another`.execute(db);
  // A closed case in both directions. Evidence about other members is kept until its date.
  await sql`insert into reports (site_id, reporter_id, member_id, reason, words, snapshot, status, keep_until) values
    (1, ${member}, ${other}, 'other', ${words.report}, '{}', 'closed', now()),
    (1, ${other}, ${member}, 'fake', null, jsonb_build_object('about', ${words.about}::text), 'closed', now())`.execute(
    db,
  );
  await sql`insert into complaints (site_id, client_id, member_id, subject, words, language, origin, created_at)
    values (1, gen_random_uuid(), ${member}, 'other', ${words.complaint}, 'nl', 'http://localhost', now())`.execute(
    db,
  );
  await sql`insert into totp_secrets (member_id, sealed_secret) values (${member}, ${hash()})`.execute(db);
  await sql`insert into recovery_codes (member_id, code_hash) values (${member}, ${hash()})`.execute(db);
  await sql`insert into passkeys (credential_id, member_id, public_key, name)
    values ('zeldzame-sleutel', ${member}, ${hash()}, ${words.passkey})`.execute(db);
  await sql`insert into passkey_challenges (challenge_hash, member_id, expires_at)
    values (${hash()}, ${member}, ${later})`.execute(db);
  await sql`insert into pending_logins (token_hash, member_id, expires_at)
    values (${hash()}, ${member}, ${later})`.execute(db);
  await sql`insert into invites (code_hash, site_id, expires_at, used_at, used_by)
    values (${hash()}, 1, ${later}, now(), ${member})`.execute(db);
  await sql`insert into audit_entries (at, action, member_id) values (now(), 'test/looked-at', ${member})`.execute(
    db,
  );
}

async function insertPaymentRows(service: TestService, member: Id): Promise<void> {
  const { db, clock } = service.platform;
  const later = new Date(clock.now().getTime() + 20 * 24 * 3600_000);
  const hash = () => randomBytes(32);
  const payment = await buyPackage(await loggedInAgain(service), 'p0');
  await sql`insert into discount_codes (code, member_id, value_percentage, validity)
    values (${words.code}, ${member}, 10, 'once')`.execute(db);
  await sql`insert into discount_offers (member_id, code, package, currency, value_percentage, lowest_amount, amount, offered_at)
    values (${member}, ${words.code}, 'p0', 'EUR', 10, 999, 899, now())`.execute(db);
  await sql`insert into payment_reservations (kind, code, member_id, payment_id, state, held_at, ended_at)
    values ('code', ${words.code}, ${member}, ${payment}, 'used', now(), now())`.execute(db);
  await sql`insert into payment_customers (member_id, provider, customer_reference)
    values (${member}, 'sandbox', ${words.customer})`.execute(db);
  await sql`insert into payment_mandates
    (member_id, site_id, method, provider, customer_reference, provider_reference, mandate_reference, holder_sealed,
      iban_sealed, iban_hash, address_sealed, last_four, cap_amount, currency, text_version, language, signed_at, state)
    values (${member}, 1, 'directdebit', 'sandbox', 'sbc_full', 'sbm_full', 'VK-FULL', ${hash()}, ${hash()}, ${hash()},
      ${hash()}, '4300', 15000, 'EUR', '1', 'nl', now(), 'valid')`.execute(db);
  await sql`insert into debit_codes (member_id, bound, code_hash, mandate_reference, made_at, expires_at, resend_at)
    values (${member}, ${hash()}, ${hash()}, 'VK-NEXT', now(), ${later}, ${later})`.execute(db);
  await sql`insert into debit_blocks (member_id, payment_id, reason, since)
    values (${member}, ${payment}, 'failed', now())`.execute(db);
  await sql`insert into withdrawals (payment_id, logged_in, declared, language, declared_at, outcome, answered_at)
    values (${payment}, true, ${hash()}, 'nl', now(), 'late', now())`.execute(db);
  await sql`update payments set discount_code = ${words.code}, full_amount = amount,
    buyer_country = 'NL', buyer_country_at = now(), announced_at = now() where id = ${payment}`.execute(db);
  await sql`update profiles set position = ll_to_earth(52.1, 4.3), place = 'Zeldzaamdorp' where member_id = ${member}`.execute(
    db,
  );
}

const loggedInAgain = async (service: TestService): Promise<Client> => {
  const client = service.client();
  await client.api(logIn, { email, password });
  return client;
};

const hashesOf = (value: string): string[] =>
  ['md5', 'sha1', 'sha256', 'sha512'].flatMap((kind) => {
    const hash = createHash(kind).update(value).digest();
    return [hash.toString('hex'), hash.toString('base64').replace(/=+$/, ''), hash.toString('base64url')];
  });

export interface FullMember {
  readonly id: Id;
  readonly client: Client;
  readonly email: string;
  readonly password: string;
  readonly formerEmail: string;
  /** Everything that could identify the person, except the id. */
  readonly needles: Needles;
}

/**
 * A member with data in every place: all tables that may hold a member, photos in all sizes, an export and
 * mails to three addresses. `other` has exchanged messages with this member and likes this member.
 */
export async function fullMember(
  service: TestService,
  other: { readonly id: Id; readonly client: Client },
): Promise<FullMember> {
  const client = service.client();
  await acceptTrafficSource(client);
  const { id } = await signUpMember(client, {
    email: firstEmail,
    password,
    name,
    date_of_birth: dateOfBirth,
    sub1: words.source,
    signup_message: words.about,
  });
  await client.api(activate, { token: await tokenIn(service, firstEmail, '/activate/done') });
  await client.api(changeProfile, changed);
  await client.api(requestMailChange, { password, new_email: email });
  await client.api(confirmMailChange, { token: await tokenIn(service, email, '/mail-change/do') });
  await eventually(async () => {
    if (!(await service.mailTo(firstEmail)).links[0]?.includes('undo')) throw new Error('no notice yet');
  });
  await client.api(requestMailChange, { password, new_email: pendingEmail });
  await tokenIn(service, pendingEmail, '/mail-change/do');
  await client.api(requestPasswordReset, { email });

  for (const background of ['#d6006e', '#1b0f17'])
    await client.api(addPhoto, { photo: await photoOf(background) });
  const images = await eventually(async () => {
    const { answer } = await other.client.api(getMember, { id });
    if (answer.member.photos.length < 2) throw new Error('the photos still wait for their review');
    return answer.member.photos.flatMap((photo) => ('image' in photo ? [photo.image] : []));
  });
  for (const image of images)
    for (const file of [image.filename, image.card_filename, image.thumb_filename, image.match])
      for (const format of imageFormats) await other.client.get(`/media/${inFormat(file, format)}`);

  await buyPackage(client, 'p1');
  await client.api(setSpendingCap, { cap: { amount: 10_000, currency: 'EUR' } });
  await client.api(takeStayDiscount, {});
  await client.api(takeFewerMails, {});
  await client.api(sendMessage, text(other.id, words.message));
  await other.client.api(sendMessage, text(id, 'Graag, hoe laat?'));
  await client.api(sendMessage, text(other.id, words.message));
  const { chats } = (await client.api(getChats, {})).answer;
  for (const { conversation } of chats) await client.api(muteChat, { conversation, muted: true });
  for (const { conversation } of chats)
    await client.api(setReaction, { conversation, message: 2, reaction: 'heart' });
  await client.api(likeMember, { profile: other.id });
  await other.client.api(likeMember, { profile: id });
  await client.api(setPrivacy, { shows_online: true, read_receipts: false });
  const keys = { p256dh: 'a'.repeat(87), auth: 'b'.repeat(22) };
  await client.api(subscribePush, { endpoint: words.endpoint, keys });
  await client.api(requestExport, { password });
  await eventually(async () => {
    const { answer } = await client.api(getExport, {});
    if (answer.state !== 'ready') throw new Error(`the export is ${answer.state}`);
  });
  await insertOtherRows(service, id, other.id);
  await insertConsoleRows(service.platform.db, { member: id, other: other.id, words: words.note });

  const { rows } = await sql<{ path: string; hash: string }>`
    select path, (select password_hash from credentials where member_id = ${id}) as hash
    from photos where member_id = ${id}`.execute(service.platform.db);
  const token = client.cookies.get('vonk_session') ?? '';
  return {
    id,
    client,
    email,
    password,
    formerEmail: firstEmail,
    needles: {
      'a name': [name],
      'an address': [firstEmail, email, pendingEmail],
      'a hash of an address': [firstEmail, email, pendingEmail].flatMap(hashesOf),
      'a birth date': [dateOfBirth],
      'a text': [
        words.about,
        words.prompt,
        words.message,
        words.held,
        words.report,
        words.complaint,
        words.note,
      ],
      'a password': [password, ...rows.map(({ hash }) => hash)],
      'a token': [token, ...hashesOf(token)],
      'where they came from': [words.source],
      'a device': [words.endpoint, words.passkey, 'zeldzame-sleutel'],
      'a place': ['Zeldzaamdorp'],
      'a code': [words.code],
      'a customer of a provider': [words.customer],
      'a photo': rows.map(({ path }) => path),
    },
  };
}
