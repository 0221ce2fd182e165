import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { changePassword } from '#contract/accounts/change-password.ts';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { requestPasswordReset } from '#contract/accounts/request-password-reset.ts';
import { resetPassword } from '#contract/accounts/reset-password.ts';
import { subscribePush } from '#contract/notifications/subscribe-push.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { waitForMailedToken } from '#tests/support/mail/mailed-tokens.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';

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
  const email = `wijzigt${count}@post.example`;
  const browser = service.client();
  const { id } = await signUpMember(browser, { email, password });
  await verifyAddress(service.platform.db, id, clock.now());
  return { email, browser, id };
};

const change = (browser: Client, old: string, chosen = next, repeat = chosen) =>
  browser.api(
    changePassword,
    { old_password: old, password: chosen, password_repeat: repeat },
    { headers: { 'accept-language': 'nl' } },
  );

const isIn = async (browser: Client) => (await browser.api(getCurrentUser, {})).answer.user !== null;

const logInStatus = async (email: string, tried: string) =>
  (await service.client().api(logIn, { email, password: tried })).status;

test('changes the password, ends other logins, and continues this one under a new token [ACC-12a, AUTH-8b, AUTH-6c]', async () => {
  const { email, browser, id } = await newMember();
  const other = service.client();
  await other.api(logIn, { email, password });
  const copied = service.client();
  for (const [name, value] of browser.cookies) copied.cookies.set(name, value);
  const [socket, copiedLine] = [await other.socket(), await copied.socket()];
  const keys = { p256dh: 'a'.repeat(87), auth: 'b'.repeat(22) };
  await copied.api(subscribePush, { endpoint: 'https://fcm.googleapis.com/fcm/send/copied', keys });
  const before = browser.cookies.get('vonk_session');
  const { status, headers } = await change(browser, password);
  expect(status).toBe(200);
  expect(headers.getSetCookie().join()).toMatch(
    /vonk_session=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly/,
  );
  expect(browser.cookies.get('vonk_session')).not.toBe(before);
  expect(await isIn(browser)).toBe(true);
  expect(await isIn(other)).toBe(false);
  expect(await isIn(copied)).toBe(false);
  await eventually(() => expect([socket.connected, copiedLine.connected]).toEqual([false, false]));
  const { rows: push } = await sql`select from push_subscriptions where member_id = ${id}`.execute(
    service.platform.db,
  );
  expect(push).toEqual([]);
  const line = await browser.socket();
  expect(line.connected).toBe(true);
  line.close();
  expect(await logInStatus(email, password)).toBe(403);
  expect(await logInStatus(email, next)).toBe(200);
});

test('answers Controleer je oude wachtwoord. to a wrong old password and changes nothing [ACC-12a]', async () => {
  const { email, browser } = await newMember();
  const { status, problem } = await change(browser, 'een ander wachtwoord');
  expect(status).toBe(400);
  expect(problem.errors).toEqual([
    { field: 'old_password', code: 'old_password_wrong', detail: 'Controleer je oude wachtwoord.' },
  ]);
  expect(await logInStatus(email, password)).toBe(200);
});

test('checks no more passwords for a while after ten wrong old ones, not even the correct one [AUTH-5a]', async () => {
  const { browser } = await newMember();
  for (let time = 0; time < 10; time += 1) await change(browser, 'een ander wachtwoord');
  const { status, headers } = await change(browser, password);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  clock.forward(3600);
  expect((await change(browser, password)).status).toBe(200);
});

test('rejects new passwords that differ, are too short or are common [ACC-11c]', async () => {
  const { email, browser } = await newMember();
  const faultsOf = async (chosen: string, repeat = chosen) =>
    (await change(browser, password, chosen, repeat)).problem.errors?.map(({ field, code }) => [field, code]);
  expect(await faultsOf(next, `${next}.`)).toEqual([['password_repeat', 'passwords_differ']]);
  expect(await faultsOf('kort')).toEqual([['password', 'password_too_short']]);
  expect(await faultsOf(email)).toEqual([['password', 'password_common']]);
});

test('notifies the member by mail [ACC-12a]', async () => {
  const { email, browser } = await newMember();
  await change(browser, password);
  await eventually(() =>
    expect(service.service.mailbox?.list(email).map(({ subject }) => subject)).toContain(
      'Je wachtwoord is gewijzigd',
    ),
  );
});

test('voids a reset link that was mailed before the change [AUTH-9a]', async () => {
  const { email, browser } = await newMember();
  await service.client().api(requestPasswordReset, { email });
  const token = await waitForMailedToken(service, email, '/reset-password/do');
  await change(browser, password);
  const pair = { password: 'nog een heel ander', password_repeat: 'nog een heel ander' };
  expect((await service.client().api(resetPassword, { token, ...pair })).status).toBe(410);
});

test('makes one of two simultaneous changes from one browser, and the member stays logged in [ACC-12a]', async () => {
  const { email, browser } = await newMember();
  const [one, two] = ['het eerste wachtwoord', 'het tweede wachtwoord'];
  const replies = await Promise.all([change(browser, password, one), change(browser, password, two)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await isIn(browser)).toBe(true);
  const logins = await Promise.all([logInStatus(email, one ?? ''), logInStatus(email, two ?? '')]);
  expect(logins.filter((status) => status === 200)).toHaveLength(1);
});
