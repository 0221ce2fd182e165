import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { requestMailChange } from '#contract/accounts/mail-change.ts';
import { requestPasswordReset } from '#contract/accounts/request-password-reset.ts';
import { resetPassword } from '#contract/accounts/reset-password.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { waitForBlockedStatement } from '#tests/support/database/wait-for-lock.ts';
import { mailedTokens, waitForMailedToken } from '#tests/support/mail/mailed-tokens.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';
import { addSite } from '#tests/support/sites/add-site.ts';
import { mailPasswordResetJob } from './mail-password-reset.job.ts';

const page = '/reset-password/do';
const password = 'een heel lang wachtwoord';
const next = 'een nog langer wachtwoord';

let service: TestService;
let clock: MovableClock;
let count = 0;

beforeAll(async () => {
  clock = movableClock();
  service = await startService({ clock });
});

const newMember = async () => {
  count += 1;
  const email = `vergeten${count}@post.example`;
  const browser = service.client();
  const user = await signUpMember(browser, { email, password });
  return { email, browser, id: user.id };
};

const ask = (email: string, client: Client = service.client()) =>
  client.api(requestPasswordReset, { email }, { headers: { 'accept-language': 'nl' } });

const set = (token: string, chosen = next, repeat = chosen, client: Client = service.client()) =>
  client.api(
    resetPassword,
    { token, password: chosen, password_repeat: repeat },
    { headers: { 'accept-language': 'nl' } },
  );

const logInStatus = async (email: string, tried: string) =>
  (await service.client().api(logIn, { email, password: tried })).status;

const linkFor = async (email: string, number = 1) => {
  expect((await ask(email)).answer).toEqual({ sent: true });
  return waitForMailedToken(service, email, page, { count: number });
};

test('sets a new password by the mailed link, once, and logs nobody in [ACC-11b, AUTH-9a]', async () => {
  const { email } = await newMember();
  const token = await linkFor(email);
  const browser = service.client();
  const { status, answer, headers } = await set(token, next, next, browser);
  expect([status, answer]).toEqual([200, { changed: true }]);
  expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^vonk_device=/)]);
  expect((await browser.api(getCurrentUser, {})).answer.user).toBeNull();
  expect(await logInStatus(email, password)).toBe(403);
  expect(await logInStatus(email, next)).toBe(200);
  const again = await set(token, 'en weer een ander wachtwoord');
  expect(again.status).toBe(410);
  expect(again.problem).toMatchObject({
    code: 'reset_link_invalid',
    detail: 'Link verlopen of invalide, vraag een nieuwe e-mail aan',
  });
  expect(await logInStatus(email, next)).toBe(200);
});

test('answers E-mailadres niet gevonden to an address without an account [ACC-11a]', async () => {
  const { status, problem } = await ask('niemand@post.example');
  expect([status, problem.detail]).toEqual([404, 'E-mailadres niet gevonden']);
});

test('refuses the fourth mail within 24 hours with the time to wait, but not a day later [ACC-11a]', async () => {
  const { email } = await newMember();
  for (const number of [1, 2, 3]) await linkFor(email, number);
  const { status, problem, headers } = await ask(email.toUpperCase());
  expect([status, problem.code, problem.detail]).toEqual([
    429,
    'too_many_resets',
    'Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.',
  ]);
  const wait = Number(headers.get('retry-after'));
  expect(wait).toBeGreaterThan(23 * 3600);
  expect(wait).toBeLessThanOrEqual(24 * 3600);
  clock.forward(wait + 1);
  await linkFor(email, 4);
});

test('answers De opgegeven wachtwoorden zijn niet gelijk. to a mismatch and keeps the link valid [ACC-11c]', async () => {
  const { email } = await newMember();
  const token = await linkFor(email);
  const { status, problem } = await set(token, next, `${next}!`);
  expect(status).toBe(400);
  expect(problem.errors).toEqual([
    {
      field: 'password_repeat',
      code: 'passwords_differ',
      detail: 'De opgegeven wachtwoorden zijn niet gelijk.',
    },
  ]);
  expect((await set(token)).status).toBe(200);
});

test.each([
  ['kort', 'password_too_short'],
  ['password123', 'password_common'],
  ['aaaaaaaaaaaa', 'password_common'],
  ['Welkom2024!', 'password_common'],
])('refuses %s as a new password (%s) and keeps the link valid [ACC-15a]', async (chosen, code) => {
  const { email } = await newMember();
  const token = await linkFor(email);
  const { problem } = await set(token, chosen);
  expect(problem.errors?.map((fault) => [fault.field, fault.code])).toEqual([['password', code]]);
  expect((await set(token)).status).toBe(200);
});

test("refuses the member's own address as a new password [AUTH-3b]", async () => {
  const { email } = await newMember();
  const token = await linkFor(email);
  expect((await set(token, email)).problem.errors?.[0]?.code).toBe('password_common');
});

test('rejects a link older than two hours and accepts a younger one [ACC-11b, AUTH-9a]', async () => {
  const { email } = await newMember();
  const token = await linkFor(email);
  clock.forward(2 * 3600 + 1);
  expect((await set(token)).status).toBe(410);
  const fresh = await linkFor(email, 2);
  clock.forward(2 * 3600 - 60);
  expect((await set(fresh)).status).toBe(200);
});

test('replaces older links by a newer one [AUTH-9a]', async () => {
  const { email } = await newMember();
  const first = await linkFor(email);
  const second = await linkFor(email, 2);
  expect(second).not.toBe(first);
  expect((await set(first)).status).toBe(410);
  expect((await set(second)).status).toBe(200);
});

test('sets the password of exactly one of ten simultaneous uses of a link [ACC-11b]', async () => {
  const { email } = await newMember();
  const token = await linkFor(email);
  const chosen = Array.from({ length: 10 }, (_, index) => `wachtwoord nummer ${index} hoor`);
  const replies = await Promise.all(chosen.map((each) => set(token, each)));
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 410)).toHaveLength(9);
  expect(await logInStatus(email, chosen[statuses.indexOf(200)] ?? '')).toBe(200);
});

test.each(['nonsense', 'A'.repeat(43), "' or 1=1 --"])(
  'answers 410 to an unknown token (%j) [AUTH-9a]',
  async (token) => expect((await set(token)).status).toBe(410),
);

test('rejects a link on another site, and a link for another purpose [AUTH-9a]', async () => {
  await addSite(service.platform.db, 'elders.example', { reveal_account_existence: 'yes' });
  const { email } = await newMember();
  const token = await linkFor(email);
  expect((await set(token, next, next, service.client('elders.example'))).status).toBe(410);
  expect((await ask(email, service.client('elders.example'))).status).toBe(404);
  const activation = new URL(
    (service.service.mailbox?.list(email) ?? [])
      .flatMap(({ links }) => links)
      .find((link) => link.includes('/activate/')) ?? '',
  ).searchParams.get('token');
  expect((await set(activation ?? '')).status).toBe(410);
  expect((await set(token)).status).toBe(200);
});

test('ends every session, socket, push subscription and pending change of address [ACC-8d, AUTH-8b, AUTH-10e]', async () => {
  const { email, browser, id } = await newMember();
  const other = service.client();
  await other.api(logIn, { email, password });
  const sockets = await Promise.all([browser.socket(), other.socket()]);
  const { db } = service.platform;
  await sql`insert into push_subscriptions (member_id, session_id, endpoint, p256dh, auth)
    select member_id, id, 'https://push.example/' || id, 'k', 'a' from sessions where member_id = ${id}`.execute(
    db,
  );
  await browser.api(requestMailChange, { password, new_email: `nieuw-${email}` });
  const change = await waitForMailedToken(service, `nieuw-${email}`, '/mail-change/do');
  expect(change).not.toBe('');
  const token = await linkFor(email);
  expect((await set(token)).status).toBe(200);
  await eventually(() => expect(sockets.map(({ connected }) => connected)).toEqual([false, false]));
  for (const client of [browser, other])
    expect((await client.api(getCurrentUser, {})).answer.user).toBeNull();
  const left = await sql<{ sessions: number; push: number; changes: number }>`select
    (select count(*)::int from sessions where member_id = ${id}) as sessions,
    (select count(*)::int from push_subscriptions where member_id = ${id}) as push,
    (select count(*)::int from mailed_tokens where member_id = ${id} and purpose = 'mail_change'
      and used_at is null and expires_at > ${clock.now()}) as changes`.execute(db);
  expect(left.rows).toEqual([{ sessions: 0, push: 0, changes: 0 }]);
});

test('fails a log-in with the old password that is under way while the password changes [AUTH-8b]', async () => {
  const { email, id } = await newMember();
  const { db } = service.platform;
  const login = { status: 0 };
  const under = await db.transaction().execute(async (transaction) => {
    await sql`update credentials set changed_at = changed_at + interval '1 second' where member_id = ${id}`.execute(
      transaction,
    );
    const tried = logInStatus(email, password).then((status) => {
      login.status = status;
    });
    // The password was found correct, and the session waits to be opened.
    await waitForBlockedStatement(db);
    expect(login.status).toBe(0);
    return { tried };
  });
  await under.tried;
  expect(login.status).toBe(403);
  expect(await logInStatus(email, password)).toBe(200);
});

test('notifies the address of the changed password, with the way to take the account back [AUTH-9e, US-2b]', async () => {
  const { email } = await newMember();
  await set(await linkFor(email));
  const mail = await eventually(() => {
    const found = service.service.mailbox?.list(email).find(({ subject }) => subject.includes('gewijzigd'));
    if (!found) throw new Error('not told yet');
    return found;
  });
  expect(mail.subject).toBe('Je wachtwoord is gewijzigd');
  expect(mail.links).toContain(`${service.url}/reset-password`);
  expect(mail.text).toContain(String(clock.now().getFullYear()));
});

test('works during a log-in lockout and lifts it [ACC-9d, AUTH-5c]', async () => {
  const { email } = await newMember();
  for (let time = 0; time < 6; time += 1) await logInStatus(email, 'fout wachtwoord');
  expect(await logInStatus(email, password)).toBe(429);
  await set(await linkFor(email));
  expect(await logInStatus(email, next)).toBe(200);
});

test('confirms the address of an unconfirmed member [ACC-7a, ACC-11b]', async () => {
  const { email, id } = await newMember();
  const stateOf = async () =>
    (
      await sql<{ verified: boolean; status: string }>`select verified_at is not null as verified, status
        from addresses join profiles using (member_id) where member_id = ${id}`.execute(service.platform.db)
    ).rows[0];
  expect(await stateOf()).toEqual({ verified: false, status: 'disabled' });
  await set(await linkFor(email));
  expect(await stateOf()).toEqual({ verified: true, status: 'active' });
});

const logInMethods =
  `known_devices passkey_challenges passkeys pending_logins recovery_codes totp_secrets`.split(' ');

test.each([
  [false, 'known_devices: 1'],
  [true, 'known_devices: 2, passkey_challenges: 1, passkeys: 1, recovery_codes: 1, totp_secrets: 1'],
])(
  'with the address confirmed before (%s), leaves these other login methods: %s [AUTH-9d]',
  async (before, kept) => {
    const { email, id } = await newMember();
    const { db } = service.platform;
    if (before) await verifyAddress(db, id, clock.now());
    const bytes = Buffer.alloc(32, id);
    await sql`insert into passkeys (credential_id, member_id, public_key, name)
    values (${`planted-${id}`}, ${id}, ${bytes}, 'key')`.execute(db);
    await sql`insert into totp_secrets (member_id, sealed_secret, confirmed_at) values (${id}, ${bytes}, now())`.execute(
      db,
    );
    await sql`insert into recovery_codes (member_id, code_hash) values (${id}, ${bytes})`.execute(db);
    for (const [table, column] of [
      ['pending_logins', 'token_hash'],
      ['passkey_challenges', 'challenge_hash'],
    ] as const)
      await sql`insert into ${sql.table(table)} (${sql.ref(column)}, member_id, expires_at)
      values (${bytes}, ${id}, now() + interval '1 day')`.execute(db);
    expect((await set(await linkFor(email))).status).toBe(200);
    const left: string[] = [];
    for (const table of logInMethods) {
      const { rows } = await sql`select from ${sql.table(table)} where member_id = ${id}`.execute(db);
      if (rows.length > 0) left.push(`${table}: ${rows.length}`);
    }
    expect(left.join(', ')).toBe(kept);
  },
);

test('stores no working link in queue or tables, and no address in the queue [AUTH-9b]', async () => {
  const { email } = await newMember();
  const token = await linkFor(email);
  const jobs = await sql`select data::text from pgboss.job where name like 'accounts/mail-%'`.execute(
    service.platform.db,
  );
  const tokens = await sql`select encode(token_hash, 'escape') as hash, email from mailed_tokens`.execute(
    service.platform.db,
  );
  expect(jobs.rows.length).toBeGreaterThan(0);
  for (const rows of [jobs.rows, tokens.rows]) {
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(email);
  }
});

test("links to the site's host whatever Host header the request has [AUTH-9c]", async () => {
  const { email } = await newMember();
  await service.client().fetch(requestPasswordReset.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-type': 'client',
      'x-forwarded-host': 'evil.example',
    },
    body: JSON.stringify({ email }),
  });
  await waitForMailedToken(service, email, page);
  const links = (service.service.mailbox?.list(email) ?? []).flatMap((mail) => mail.links);
  expect(links.filter((link) => new URL(link).host !== new URL(service.url).host)).toEqual([]);
});

test('allows five calls per client address and hour, then answers 429 with Retry-After [ACC-11d]', async () => {
  const strict = await startService({ rateLimitFactor: 1 });
  const reply = () => strict.api(requestPasswordReset, { email: 'niemand@post.example' });
  const first = await Promise.all(Array.from({ length: 5 }, reply));
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([404]));
  const { status, problem, headers } = await reply();
  expect([status, problem.code]).toEqual([429, 'proof_required']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  await strict.stop();
});

test('leaves exactly one working link of two requested at once [ACC-11b]', async () => {
  const { email } = await newMember();
  const { db, jobs } = service.platform;
  const { rows } = await sql<{
    id: number;
  }>`select member_id as id from addresses where email = ${email}`.execute(db);
  const payload = { member: rows[0]?.id ?? 0, origin: service.url, language: 'nl' as const };
  await Promise.all([1, 2, 3, 4].map(() => jobs.send(mailPasswordResetJob, payload)));
  const tokens = await eventually(() => {
    const found = mailedTokens(service, email, page);
    expect(found).toHaveLength(4);
    return found;
  });
  const replies = await Promise.all(tokens.map((token) => set(token)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});
