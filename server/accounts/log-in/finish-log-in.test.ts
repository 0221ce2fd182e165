import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { changePassword } from '#contract/accounts/change-password.ts';
import { getTwoStep } from '#contract/accounts/factors/get-two-step.ts';
import { stopTwoStep } from '#contract/accounts/factors/two-step.ts';
import { finishLogIn } from '#contract/accounts/finish-log-in.ts';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { requestDeletion } from '#contract/accounts/request-deletion.ts';
import { requestPasswordReset } from '#contract/accounts/request-password-reset.ts';
import { resetPassword } from '#contract/accounts/reset-password.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { waitForBlockedStatement } from '#tests/support/database/wait-for-lock.ts';
import { waitForMailedToken } from '#tests/support/mail/mailed-tokens.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { totpCodeAt, turnOnTwoStep } from '#tests/support/people/two-step.ts';
import type { Client } from '#tests/support/service/client.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';
import { addSite } from '#tests/support/sites/add-site.ts';

let service: TestService;
let clock: MovableClock;

beforeAll(async () => {
  clock = movableClock();
  service = await startService({ clock });
});

const password = 'een heel lang wachtwoord';
let count = 0;

/** A member with two-step login on, whose set-up code belongs to an earlier time step. */
const careful = async () => {
  count += 1;
  const email = `tweede${count}@post.example`;
  const home = service.client();
  const { id } = await signUpMember(home, { email, password });
  await verifyAddress(service.platform.db, id, clock.now());
  const { secret, codes } = await turnOnTwoStep(home, clock.now(), password);
  clock.forward(60);
  const pending = async (given = password): Promise<string> => {
    const { user, second_step } = (await service.client().api(logIn, { email, password: given })).answer;
    expect(user).toBeNull();
    return second_step?.token ?? '';
  };
  return { id, email, home, secret, codes, pending, code: () => totpCodeAt(secret, clock.now()) };
};

const finish = (token: string, code: string, browser: Client = service.client()) =>
  browser.api(finishLogIn, { token, code }, { headers: { 'accept-language': 'nl' } });

const finishResult = async (token: string, code: string) => {
  const { status, problem } = await finish(token, code);
  return [status, problem.code];
};

const failed = [403, 'second_step_failed'];
const expired = [410, 'second_step_expired'];
const wrongCode = '000000';

test('opens the session with an app code that the password alone did not open [ACC-15c]', async () => {
  const { id, pending, code } = await careful();
  const browser = service.client();
  const { status, answer, headers } = await finish(await pending(), code(), browser);
  expect([status, answer.user.id]).toEqual([200, id]);
  expect(headers.getSetCookie()).toContainEqual(expect.stringMatching(/^vonk_session=[\w-]{43}; /));
  expect((await browser.api(getCurrentUser, {})).answer.user?.id).toBe(id);
});

test('ends the previous login of this browser [ACC-8d, ACC-15c]', async () => {
  const { home, pending, code } = await careful();
  const before = home.cookies.get('vonk_session') ?? '';
  expect((await finish(await pending(), code(), home)).status).toBe(200);
  const thief = service.client();
  thief.cookies.set('vonk_session', before);
  expect((await thief.api(getCurrentUser, {})).answer.user).toBeNull();
});

test('accepts a code once, no earlier ones afterwards, and one of four simultaneous uses [AUTH-13a]', async () => {
  const { pending, code, secret } = await careful();
  const tokens = await Promise.all(Array.from({ length: 4 }, () => pending()));
  const used = code();
  const replies = await Promise.all(tokens.map((token) => finish(token, used)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 403)).toHaveLength(3);
  const earlier = totpCodeAt(secret, new Date(clock.now().getTime() - 30_000));
  const token = await pending();
  expect(await finishResult(token, earlier)).toEqual(failed);
  clock.forward(30);
  expect((await finish(token, code())).status).toBe(200);
});

test('turns two correct codes with one token into one login, and leaves the other code unused [AUTH-13a]', async () => {
  const { home, pending, codes } = await careful();
  const token = await pending();
  const replies = await Promise.all(codes.slice(0, 3).map((code) => finish(token, code)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  expect((await home.api(getTwoStep, {})).answer.recovery_codes_left).toBe(9);
});

test('rejects codes a minute old or a minute ahead, and accepts the neighbouring steps [AUTH-13b]', async () => {
  const { pending, secret } = await careful();
  const token = await pending();
  const at = (seconds: number) => totpCodeAt(secret, new Date(clock.now().getTime() + seconds * 1000));
  expect(await finishResult(token, at(-61))).toEqual(failed);
  expect(await finishResult(token, at(61))).toEqual(failed);
  expect((await finish(token, at(-29))).status).toBe(200);
  expect((await finish(await pending(), at(29))).status).toBe(200);
});

test('accepts a recovery code once, however it is typed, and one of four simultaneous uses [ACC-15c]', async () => {
  const { home, pending, codes } = await careful();
  const [first = '', second = ''] = codes;
  expect((await finish(await pending(), ` ${first.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
  expect(await finishResult(await pending(), first)).toEqual(failed);
  expect((await home.api(getTwoStep, {})).answer.recovery_codes_left).toBe(9);
  const tokens = await Promise.all(Array.from({ length: 4 }, () => pending()));
  const replies = await Promise.all(tokens.map((token) => finish(token, second)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
});

test("rejects one member's code for another member's login [ACC-15c]", async () => {
  const [one, other] = [await careful(), await careful()];
  const token = await one.pending();
  expect(await finishResult(token, other.code())).toEqual(failed);
  expect(await finishResult(token, other.codes[0] ?? '')).toEqual(failed);
  expect((await finish(await other.pending(), other.codes[0] ?? '')).status).toBe(200);
});

test('locks the second step for 15 minutes after five wrong codes, also for new logins [AUTH-13c]', async () => {
  const { pending, code } = await careful();
  const token = await pending();
  for (let time = 0; time < 5; time += 1) expect(await finishResult(token, wrongCode)).toEqual(failed);
  expect(await finishResult(token, code())).toEqual(expired);
  const { status, problem } = await finish(await pending(), code());
  expect([status, problem.code]).toEqual([429, 'login_locked']);
  expect(problem.detail).toBe('Te veel foute pogingen, account voor 15 min geblokkeerd.');
  clock.forward(15 * 60 + 1);
  expect((await finish(await pending(), code())).status).toBe(200);
});

test('checks five of twenty simultaneous codes with one token [AUTH-13c]', async () => {
  const { pending } = await careful();
  const token = await pending();
  const replies = await Promise.all(Array.from({ length: 20 }, () => finish(token, wrongCode)));
  expect(replies.filter(({ status }) => status === 403)).toHaveLength(5);
  expect(replies.filter(({ status }) => status === 410)).toHaveLength(15);
});

test('keeps the lockouts of password and code apart [ACC-9a]', async () => {
  const { email, pending, code } = await careful();
  const token = await pending();
  for (let time = 0; time < 5; time += 1) {
    const { problem } = await service.client().api(logIn, { email, password: 'wrong' });
    expect(problem.code).toBe('login_failed');
  }
  expect((await service.client().api(logIn, { email, password })).status).toBe(429);
  expect((await finish(token, code())).status).toBe(200);
});

test('accepts the token for five minutes, and never once it is used [AUTH-13b]', async () => {
  const { pending, code, codes } = await careful();
  const token = await pending();
  clock.forward(299);
  expect((await finish(token, code())).status).toBe(200);
  expect(await finishResult(token, codes[0] ?? '')).toEqual(expired);
  const late = await pending();
  clock.forward(301);
  expect(await finishResult(late, code())).toEqual(expired);
});

test.each(['nonsense', 'A'.repeat(43), "' or 1=1 --"])(
  'answers 410 to an unknown token (%s) [AUTH-13c]',
  async (token) => expect(await finishResult(token, wrongCode)).toEqual(expired),
);

test('refuses to finish a login on another site than it began on [ACC-15c]', async () => {
  const { db } = service.platform;
  await addSite(db, 'she.localhost', {}, 2);
  const { pending, code } = await careful();
  const token = await pending();
  const { status } = await finish(token, code(), service.client('she.localhost'));
  expect(status).toBe(410);
  expect((await finish(token, code())).status).toBe(200);
});

test('ends pending logins when the password changes [AUTH-9d]', async () => {
  const { home, pending, code } = await careful();
  const token = await pending();
  clock.forward(1);
  const next = 'een heel ander wachtwoord';
  const change = { old_password: password, password: next, password_repeat: next };
  expect((await home.api(changePassword, change)).status).toBe(200);
  expect(await finishResult(token, code())).toEqual(expired);
  expect((await finish(await pending(next), code())).status).toBe(200);
});

test('still asks for the second step after a password reset, which logs nobody in [AUTH-9d]', async () => {
  const { email, pending, code } = await careful();
  const waiting = await pending();
  clock.forward(1);
  const browser = service.client();
  await browser.api(requestPasswordReset, { email });
  const link = await eventually(async () => {
    const { links } = await service.mailTo(email);
    const found = links.find((address) => address.includes('/reset-password/do?'));
    if (found === undefined) throw new Error('the mail is not there yet');
    return found;
  });
  const token = new URL(link).searchParams.get('token') ?? '';
  const next = 'een vergeten wachtwoord';
  const { status, headers } = await browser.api(resetPassword, {
    token,
    password: next,
    password_repeat: next,
  });
  expect([status, headers.getSetCookie()]).toEqual([200, [expect.stringMatching(/^vonk_device=/)]]);
  expect(await finishResult(waiting, code())).toEqual(expired);
  const { answer, headers: after } = await browser.api(logIn, { email, password: next });
  expect([answer.user, after.getSetCookie()]).toEqual([null, []]);
  expect((await finish(answer.second_step?.token ?? '', code())).status).toBe(200);
});

test('fails a login with the old password that is under way while the password changes [AUTH-8b]', async () => {
  const { id, pending, code } = await careful();
  const { db } = service.platform;
  const under = await db.transaction().execute(async (transaction) => {
    await sql`lock table pending_logins in exclusive mode`.execute(transaction);
    const begun = pending();
    // The password was found correct, and the second step waits to be asked for.
    await waitForBlockedStatement(db);
    await sql`update credentials set changed_at = changed_at + interval '1 second' where member_id = ${id}`.execute(
      transaction,
    );
    return { begun };
  });
  expect(await finishResult(await under.begun, code())).toEqual(expired);
  expect((await finish(await pending(), code())).status).toBe(200);
});

test('fails a login whose code was found correct while the password changes [AUTH-8b]', async () => {
  const { id, pending, code } = await careful();
  const { db } = service.platform;
  const token = await pending();
  const under = await db.transaction().execute(async (transaction) => {
    await sql`update credentials set changed_at = changed_at + interval '1 second' where member_id = ${id}`.execute(
      transaction,
    );
    const finished = finish(token, code());
    await waitForBlockedStatement(db);
    return { finished };
  });
  const { status, headers } = await under.finished;
  expect([status, headers.getSetCookie()]).toEqual([403, []]);
});

test('lifts the lockout of the second step by a password reset [ACC-9d, AUTH-5c]', async () => {
  const { email, pending, code } = await careful();
  const locked = await pending();
  for (let time = 0; time < 5; time += 1) await finishResult(locked, wrongCode);
  expect((await finish(await pending(), code())).status).toBe(429);
  await service.api(requestPasswordReset, { email });
  const token = await waitForMailedToken(service, email, '/reset-password/do');
  const next = 'een vergeten wachtwoord';
  await service.api(resetPassword, { token, password: next, password_repeat: next });
  expect((await finish(await pending(next), code())).status).toBe(200);
});

test('accepts no code for a pending login once two-step login is turned off [ACC-15c]', async () => {
  const { home, pending, code, codes } = await careful();
  const token = await pending();
  await home.api(stopTwoStep, { password });
  expect(await finishResult(token, code())).toEqual(failed);
  expect(await finishResult(token, codes[0] ?? '')).toEqual(failed);
});

test('reveals a closed account after the second step, not before it [ACC-13c]', async () => {
  const { home, pending, code } = await careful();
  const closed = await home.api(requestDeletion, { password, reason: 'other' });
  expect(closed.status).toBe(200);
  const token = await pending();
  expect(await finishResult(token, wrongCode)).toEqual(failed);
  const { status, problem, headers } = await finish(token, code());
  expect([status, problem.code]).toEqual([403, 'account_recoverable']);
  expect(problem.params.undo).toEqual(expect.any(String));
  expect(headers.getSetCookie()).toEqual([]);
});

test("stores only a hash of a pending login's token [AUTH-13e]", async () => {
  const { pending } = await careful();
  const token = await pending();
  const { rows } =
    await sql`select encode(token_hash, 'escape') as hash, p::text from pending_logins p`.execute(
      service.platform.db,
    );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});
