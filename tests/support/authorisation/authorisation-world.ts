import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { listSessions } from '#contract/accounts/list-sessions.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { saveSearch } from '#contract/discovery/save-search.ts';
import type { Id } from '#contract/kit/id.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import type { Role } from '#contract/operators/roles.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { activateProfile, restrictMember } from '#server/profiles/door.ts';
import { newOperator } from '../people/operators.ts';
import { signUpMember } from '../people/sign-up-member.ts';
import type { Client } from '../service/client.ts';
import { eventually, type TestService } from '../service/service.ts';
import { addSite } from '../sites/add-site.ts';

/**
 * The actors of the authorisation tests: two members who know each other, and every kind of caller without
 * access.
 */
export interface AuthorisationWorld {
  /** Has a conversation, a like and a payment. */
  readonly owner: Client;
  readonly ownerId: Id;
  readonly partnerId: Id;
  /** Member of the same site who knows neither the owner nor the partner. */
  readonly stranger: Client;
  readonly strangerId: Id;
  /** Member of another site, on that site. */
  readonly foreigner: Client;
  readonly foreignerId: Id;
  /** Logged in to the console, and not a member. */
  readonly operator: Client;
  /** One operator of each role alone. */
  readonly operatorOf: Readonly<Record<Role, Client>>;
  /** Wrote with the owner and likes the owner, who then blocked this member. */
  readonly blocked: Client;
  readonly blockedConversation: Id;
  /** Member of the same site, suspended and still logged in. */
  readonly suspended: Client;
  readonly visitor: Client;
  /** A browser that sends the foreigner's cookie to the owner's site. */
  wrongSite(): Client;
  /** Has an unconfirmed address, so no other member may see this member. */
  readonly hiddenId: Id;
  readonly conversation: Id;
  readonly payment: Id;
  /** A stored card that may be charged again. */
  readonly mandate: Id;
  readonly photo: Id;
  readonly passkey: string;
  readonly savedSearch: Id;
  readonly paymentClientId: string;
  readonly discountCode: string;
  readonly ownerEmail: string;
  readonly ownerSession: Id;
  /** Values of the owner that must not appear in answers to other callers. */
  readonly secrets: readonly string[];
}

const confirmed = async (service: TestService, client: Client, email: string, name: string): Promise<Id> => {
  const { id } = await signUpMember(client, { email, name });
  await activateProfile(service.platform.db, id);
  return id;
};

const signedUp = 7;

/**
 * Waits until the mail job of each sign-up has stored its token, so that no row changes after the attacks
 * begin.
 */
const tokensMade = (db: Handle): Promise<void> =>
  eventually(async () => {
    const { rows } = await sql<{ made: number }>`select count(*) as made from activation_tokens`.execute(db);
    if (rows[0]?.made !== signedUp) throw new Error('some activation mails do not exist yet');
  });

/** An id without a report. */
const report = 4711;

const suspend = (service: TestService, member: Id): Promise<boolean> => {
  const since = service.platform.clock.now();
  const until = new Date(since.getTime() + 24 * 3600_000);
  const about = { report, site: 1, member, origin: 'http://localhost', subject: 'profile' } as const;
  return service.platform.transact((unit) =>
    restrictMember(unit, { ...about, kind: 'suspended', ground: 'spam', since, until }),
  );
};

/** Fills a service that uses the real log-in. */
export async function authorisationWorld(service: TestService): Promise<AuthorisationWorld> {
  const { db } = service.platform;
  await addSite(db, 'she.localhost', {}, 2);
  const [owner, partner, stranger] = [service.client(), service.client(), service.client()];
  const foreigner = service.client('she.localhost');
  const ownerEmail = 'owner.secret@people.example';
  const ownerId = await confirmed(service, owner, ownerEmail, 'Olga');
  const partnerId = await confirmed(service, partner, 'partner.secret@people.example', 'Pim');
  const strangerId = await confirmed(service, stranger, 'stranger@people.example', 'Sam');
  const foreignerId = await confirmed(service, foreigner, 'foreigner@people.example', 'Fay');
  const hidden = await signUpMember(service.client(), { name: 'Hidden' });

  const blocked = service.client();
  const blockedId = await confirmed(service, blocked, 'blocked@people.example', 'Bo');
  const greeting = { profile: ownerId, client_id: randomUUID(), kind: 'text', text: 'Hoi!' } as const;
  const blockedConversation = (await blocked.api(sendMessage, greeting)).answer.message.conversation;
  await blocked.api(likeMember, { profile: ownerId });
  await owner.api(blockMember, { profile: blockedId });

  const suspended = service.client();
  const suspendedEmail = 'suspended@people.example';
  const suspendedId = await confirmed(service, suspended, suspendedEmail, 'Sus');

  const text = 'a secret between the two of us';
  const sent = { profile: partnerId, client_id: randomUUID(), kind: 'text', text } as const;
  const { conversation } = (await owner.api(sendMessage, sent)).answer.message;
  await partner.api(likeMember, { profile: ownerId });
  const paymentClientId = randomUUID();
  const order = { package: 'p0', payment_method: 'ideal', client_id: paymentClientId } as const;
  const { payment_id: payment, checkout_url: checkout } = (await owner.api(createPayment, order)).answer;
  const discountCode = 'OLGASOWNCODE';
  await sql`insert into discount_codes (code, member_id, value_percentage, validity)
    values (${discountCode}, ${ownerId}, 10, 'once')`.execute(db);
  const mandates = await sql<{ id: Id }>`insert into payment_mandates
    (member_id, site_id, method, provider, customer_reference, provider_reference, last_four, cap_amount, currency,
      text_version, language, signed_at, state)
    values (${ownerId}, 1, 'creditcard', 'sandbox', 'sbc_olga', 'sbm_olga', '4242', 9999, 'EUR', '1', 'nl', now(), 'valid')
    returning id`.execute(db);
  const photos = await sql<{ id: Id }>`insert into photos (member_id, path, status)
    values (${ownerId}, 'test/owner', 'active') returning id`.execute(db);
  const wish = { name: 'Redheads', criteria: { hair_color: ['red' as const] } };
  const savedSearch = (await owner.api(saveSearch, wish)).answer.search.id;
  const passkey = 'olgas-own-passkey';
  await sql`insert into passkeys (credential_id, member_id, public_key, name)
    values (${passkey}, ${ownerId}, ${Buffer.alloc(77)}, 'Olgas phone')`.execute(db);
  await tokensMade(db);
  // Verifies the addresses only now, because confirmed members receive no activation mail.
  for (const member of [ownerId, partnerId, strangerId, foreignerId, blockedId, suspendedId])
    await verifyAddress(db, member, service.platform.clock.now());
  await suspend(service, suspendedId);
  await eventually(async () => {
    const { text: mailed } = await service.mailTo(suspendedEmail);
    if (!mailed.includes('geschorst')) throw new Error('the statement of reasons is not mailed yet');
  });
  const [login] = (await owner.api(listSessions, {})).answer.sessions;
  const ownerSession = login?.id ?? 0;
  const { user } = (await foreigner.api(getCurrentUser, {})).answer;
  if (user?.id !== foreignerId) throw new Error('the member of the other site is not logged in there');
  const operatorWith = async (role: Role) => (await newOperator(service, service.client(), [role])).client;
  return {
    owner,
    ownerId,
    partnerId,
    stranger,
    strangerId,
    foreigner,
    foreignerId,
    blocked,
    blockedConversation,
    suspended,
    operator: (await newOperator(service)).client,
    operatorOf: {
      moderator: await operatorWith('moderator'),
      support: await operatorWith('support'),
      finance: await operatorWith('finance'),
      editor: await operatorWith('editor'),
      administrator: await operatorWith('administrator'),
    },
    visitor: service.client(),
    wrongSite() {
      const client = service.client();
      for (const [name, value] of foreigner.cookies) client.cookies.set(name, value);
      return client;
    },
    hiddenId: hidden.id,
    conversation,
    payment,
    mandate: mandates.rows[0]?.id ?? 0,
    photo: photos.rows[0]?.id ?? 0,
    passkey,
    savedSearch,
    paymentClientId,
    discountCode,
    ownerEmail,
    ownerSession,
    secrets: [text, ownerEmail, String(conversation), String(payment), new URL(checkout ?? '').pathname],
  };
}

/**
 * A hash of all member data in the database. Tables that count or log attempts are left out, and the counts of a day,
 * which a job writes every ten minutes.
 */
export async function databaseFingerprint(db: Handle): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('account_limits', 'call_budgets', 'operator_limits', 'passkey_challenges', 'live_batches',
        'security_events', 'visitor_views', 'figure_days', 'answer_days')
    order by table_name`.execute(db);
  const parts = rows.map(
    ({ name }) =>
      sql`select coalesce(string_agg(t::text, ',' order by t::text), '') from ${sql.table(name)} t`,
  );
  const all = sql.join(
    parts.map((part) => sql`(${part})`),
    sql` || '#' || `,
  );
  const found = await sql<{ print: string }>`select md5(${all}) as print`.execute(db);
  return found.rows[0]?.print ?? '';
}
