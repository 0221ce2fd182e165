import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { listSessions } from '#contract/accounts/list-sessions.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { logOut } from '#contract/accounts/log-out.ts';
import { sendActivationMail } from '#contract/accounts/send-activation-mail.ts';
import { loadSites } from '#server/sites/door.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';

let service: TestService;
let clock: MovableClock;

beforeAll(async () => {
  clock = movableClock();
  service = await startService({ clock });
});

const password = 'een heel lang wachtwoord';
let count = 0;

const newMember = async () => {
  count += 1;
  const email = `lid${count}@post.example`;
  const browser = service.client();
  const user = await signUpMember(browser, { email, password });
  return { email, browser, user };
};

const tryWith = (email: string, tried: string) =>
  service.client().api(logIn, { email, password: tried }, { headers: { 'accept-language': 'nl' } });

test('opens a session of 30 days with the correct password, whatever the case of the address [ACC-8a]', async () => {
  const { email, user } = await newMember();
  const browser = service.client();
  const { status, answer, headers } = await browser.api(logIn, { email: email.toUpperCase(), password });
  expect(status).toBe(200);
  // The remaining seconds of a discount decrease in between.
  expect({ ...answer.user, discounts: null }).toEqual({ ...user, discounts: null });
  expect(headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^vonk_session=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/),
  );
  const now = (await browser.api(getCurrentUser, {})).answer.user;
  expect({ ...now, discounts: null }).toEqual({ ...user, discounts: null });
  for (const seconds of [10 * 24 * 3600, 10 * 24 * 3600, 10 * 24 * 3600 - 60]) {
    clock.forward(seconds);
    expect((await browser.api(getCurrentUser, {})).answer.user).not.toBeNull();
    // The activity is written in parallel to the answer.
    await eventually(async () => {
      const { sessions } = (await browser.api(listSessions, {})).answer;
      const seen = Date.parse(sessions.find(({ current }) => current)?.last_seen_at ?? '');
      expect(clock.now().getTime() - seen).toBeLessThan(60_000);
    });
  }
  clock.forward(120);
  expect((await browser.api(getCurrentUser, {})).answer.user).toBeNull();
});

test('sets a Secure cookie bound to the host over https [ACC-8a]', async () => {
  const secure = await startService({ trustProxy: true });
  const browser = secure.client();
  await signUpMember(browser, { email: 'veilig@post.example', password });
  const { headers } = await browser.api(
    logIn,
    { email: 'veilig@post.example', password },
    { headers: { 'x-forwarded-proto': 'https' } },
  );
  expect(headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^__Host-vonk_session=[\w-]{43}; Path=\/; .*HttpOnly; Secure$/),
  );
  await secure.stop();
});

test('rotates the token at login: the previous one stops working [ACC-8c, AUTH-6c]', async () => {
  const { email, browser } = await newMember();
  const before = browser.cookies.get('vonk_session') ?? '';
  await browser.api(logIn, { email, password });
  expect(browser.cookies.get('vonk_session')).not.toBe(before);
  const thief = service.client();
  thief.cookies.set('vonk_session', before);
  expect((await thief.api(getCurrentUser, {})).answer.user).toBeNull();
  expect((await browser.api(getCurrentUser, {})).answer.user).not.toBeNull();
});

test('ends the session and its sockets on log-out, and leaves another session [ACC-8d]', async () => {
  const { email, browser } = await newMember();
  const other = service.client();
  await other.api(logIn, { email, password });
  const token = browser.cookies.get('vonk_session') ?? '';
  const socket = await browser.socket();
  const ended = new Promise((resolve) => socket.once('disconnect', resolve));
  expect((await browser.api(logOut, {})).answer).toEqual({ logged_out: true });
  await ended;
  expect(browser.cookies.has('vonk_session')).toBe(false);
  browser.cookies.set('vonk_session', token);
  expect((await browser.api(getCurrentUser, {})).answer.user).toBeNull();
  expect((await other.api(getCurrentUser, {})).answer.user).not.toBeNull();
  expect((await service.client().api(logOut, {})).status).toBe(200);
});

test('logs nobody out through a plain link, because the call requires our own page [ACC-8d]', async () => {
  const { browser } = await newMember();
  expect((await browser.get('/api/logout.php')).status).toBe(403);
  expect((await browser.api(getCurrentUser, {})).answer.user).not.toBeNull();
});

test('does not accept a session of one site on another [SITE-1c]', async () => {
  await sql`insert into sites (id, host, company_id, niche)
    select max(id) + 1, 'ander.example', min(company_id), 1 from sites`.execute(service.platform.db);
  await loadSites(service.platform.db);
  const { browser, email } = await newMember();
  const userOn = async (domain: string) =>
    (await browser.api(getCurrentUser, {}, { query: { domain } })).answer.user;
  expect(await userOn('localhost')).not.toBeNull();
  expect(await userOn('ander.example')).toBeNull();
  expect((await service.client('ander.example').api(logIn, { email, password })).status).toBe(403);
});

test('rehashes a password with older parameters at the next login [ACC-15b, AUTH-1]', async () => {
  const { email, user } = await newMember();
  const { db } = service.platform;
  const weak = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await sql`update credentials set password_hash = ${weak} where member_id = ${user.id}`.execute(db);
  expect((await tryWith(email, password)).status).toBe(200);
  const { rows } = await sql<{
    password_hash: string;
  }>`select password_hash from credentials where member_id = ${user.id}`.execute(db);
  expect(rows[0]?.password_hash).toContain('$m=19456,t=2,p=1$');
  expect((await tryWith(email, password)).status).toBe(200);
});

test('answers 403 with authentication_required to a member-only call without a session [ACC-10a]', async () => {
  const visitor = service.client();
  const { status, problem } = await visitor.api(sendActivationMail, {});
  expect(status).toBe(403);
  expect(problem).toMatchObject({ code: 'authentication_required', authentication_required: true });
  visitor.cookies.set('vonk_session', 'A'.repeat(43));
  expect((await visitor.api(sendActivationMail, {})).problem.authentication_required).toBe(true);
});

test('records activity at most once a minute [ACC-8a]', async () => {
  const { browser, user } = await newMember();
  const { db } = service.platform;
  const seen = async () =>
    (
      await sql<{ seen: Date; active: Date }>`select s.last_seen_at as seen, p.last_active_at as active
        from sessions s join profiles p using (member_id) where member_id = ${user.id}`.execute(db)
    ).rows[0];
  const first = await seen();
  clock.forward(30);
  await browser.api(getCurrentUser, {});
  expect(await seen()).toEqual(first);
  clock.forward(40);
  await browser.api(getCurrentUser, {});
  await eventually(async () => {
    const now = await seen();
    expect(now?.seen.getTime()).toBeGreaterThan(first?.seen.getTime() ?? 0);
    expect(now?.active.getTime()).toBeGreaterThan(first?.active.getTime() ?? 0);
  });
});

test('slows down attempts of one password at many addresses by client address [AUTH-5b]', async () => {
  const strict = await startService({ rateLimitFactor: 1 });
  const status = async () => (await strict.api(logIn, { email: '', password: '' })).status;
  const free = logIn.budget?.stepUp?.network.calls ?? 0;
  const first = await Promise.all(Array.from({ length: free }, status));
  expect(new Set(first)).toEqual(new Set([400]));
  const { status: last, problem, headers } = await strict.api(logIn, { email: 'a@b.nl', password: 'x' });
  expect([last, problem.code]).toEqual([429, 'proof_required']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  await strict.stop();
});
