import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getTwoStep } from '#contract/accounts/factors/get-two-step.ts';
import { renewRecoveryCodes } from '#contract/accounts/factors/renew-recovery-codes.ts';
import { confirmTwoStep, startTwoStep, stopTwoStep } from '#contract/accounts/factors/two-step.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { totpCodeAt, turnOnTwoStep } from '#tests/support/people/two-step.ts';
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
  const email = `stap${count}@post.example`;
  const browser = service.client();
  browser.cookies.set('vonk_language', 'nl');
  const user = await signUpMember(browser, { email, password });
  await verifyAddress(service.platform.db, user.id, clock.now());
  const logInAgain = () => service.client().api(logIn, { email, password });
  const start = async () => (await browser.api(startTwoStep, { password })).answer;
  const confirm = (code: string) => browser.api(confirmTwoStep, { code });
  const status = async () => (await browser.api(getTwoStep, {})).answer;
  return { email, browser, id: user.id, logInAgain, start, confirm, status };
};

const off = { on: false, since: null, recovery_codes_left: 0, passkeys: [] };

test('changes nothing until an app code is confirmed, then requires a code at each login [ACC-15c]', async () => {
  const { logInAgain, start, confirm, status } = await newMember();
  const { secret, uri } = await start();
  expect(await status()).toEqual(off);
  expect((await logInAgain()).answer.user).not.toBeNull();
  const { answer } = await confirm(totpCodeAt(secret, clock.now()));
  expect(answer.recovery_codes).toHaveLength(10);
  expect(new Set(answer.recovery_codes).size).toBe(10);
  for (const code of answer.recovery_codes)
    expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){2}[0-9a-hjkmnp-tv-z]{4}$/);
  expect(uri).toContain(`secret=${secret}`);
  expect(await status()).toEqual({
    on: true,
    since: expect.any(String),
    recovery_codes_left: 10,
    passkeys: [],
  });
  const { answer: next, headers } = await logInAgain();
  expect(next).toEqual({
    user: null,
    second_step: { token: expect.any(String), expires_at: expect.any(String) },
  });
  expect(headers.getSetCookie()).toEqual([]);
});

test('puts only the site and the address into the QR code, besides the secret [ACC-15c]', async () => {
  const { start, email } = await newMember();
  const { uri, secret } = await start();
  const { protocol, host, pathname, searchParams } = new URL(uri);
  expect([protocol, host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(pathname)).toContain(email);
  expect(searchParams.get('secret')).toBe(secret);
  expect(searchParams.get('issuer')).toBe('Vonk');
});

test("refuses a set-up for an unconfirmed address, which may be another person's [AUTH-12e]", async () => {
  const browser = service.client();
  await signUpMember(browser, { email: 'onbevestigd@post.example', password });
  const { status, problem } = await browser.api(startTwoStep, { password });
  expect([status, problem.code]).toEqual([403, 'confirm_first']);
  const { rows } = await sql`select from totp_secrets join addresses using (member_id)
    where email = 'onbevestigd@post.example'`.execute(service.platform.db);
  expect(rows).toEqual([]);
});

test('requires the password for each change [AUTH-12a]', async () => {
  const { browser } = await newMember();
  await turnOnTwoStep(browser, clock.now(), password);
  for (const operation of [startTwoStep, stopTwoStep, renewRecoveryCodes]) {
    const { status, problem } = await browser.api(operation, { password: 'a wrong password' });
    expect([status, problem.errors?.[0]?.code]).toEqual([400, 'wrong_password']);
  }
  expect((await browser.api(getTwoStep, {})).answer).toMatchObject({ on: true, recovery_codes_left: 10 });
});

test('rejects a code of another minute, of another secret or of an invalid form [AUTH-13b]', async () => {
  const { start, confirm, status } = await newMember();
  expect((await confirm('123456')).problem.code).toBe('two_step_not_started');
  const { secret: earlier } = await start();
  const { secret } = await start();
  const now = clock.now();
  const late = new Date(now.getTime() - 90_000);
  const early = new Date(now.getTime() + 90_000);
  for (const code of [
    totpCodeAt(earlier, now),
    totpCodeAt(secret, late),
    totpCodeAt(secret, early),
    '12345',
    'abcdef',
    '１２３４５６',
  ]) {
    const { status: told, problem } = await confirm(code);
    expect([told, problem.errors?.[0]?.code], code).toEqual([400, 'wrong_code']);
  }
  expect(await status()).toEqual(off);
  const before = new Date(now.getTime() - 30_000);
  const typed = totpCodeAt(secret, before);
  expect((await confirm(`${typed.slice(0, 3)} ${typed.slice(3)}`)).status).toBe(200);
});

test('requires a new start for a set-up that is an hour old [ACC-15c]', async () => {
  const { start, confirm } = await newMember();
  const { secret } = await start();
  clock.forward(3601);
  const { status, problem } = await confirm(totpCodeAt(secret, clock.now()));
  expect([status, problem.code]).toEqual([409, 'two_step_not_started']);
  const { secret: fresh } = await start();
  expect((await confirm(totpCodeAt(fresh, clock.now()))).status).toBe(200);
});

test('turns on once, with one set of codes, when two devices confirm at once [ACC-15c]', async () => {
  const { start, confirm, status, email } = await newMember();
  const { secret } = await start();
  const code = totpCodeAt(secret, clock.now());
  const replies = await Promise.all(Array.from({ length: 8 }, () => confirm(code)));
  expect(replies.filter(({ status: told }) => told === 200)).toHaveLength(1);
  for (const { status: told, problem } of replies.filter((reply) => reply.status !== 200))
    expect([told, problem.code]).toEqual([409, 'two_step_on']);
  expect((await status()).recovery_codes_left).toBe(10);
  await eventually(() => expect(securityMails(email)).toEqual(['on']));
});

const words = { aan: 'on', uit: 'off', 'Er zijn nieuwe herstelcodes': 'codes_renewed' };

/** Changes mailed to the member, in order. */
const securityMails = (email: string): string[] =>
  (service.service.mailbox?.list(email) ?? [])
    .filter(({ subject }) => subject === 'De beveiliging van je account is gewijzigd')
    .map(({ text }) => Object.entries(words).find(([word]) => text.includes(word))?.[1] ?? '?')
    .reverse();

test('keeps the secret hidden once on, replaces old codes by new ones, and turns off completely [ACC-15c]', async () => {
  const { browser, email, logInAgain, start, status } = await newMember();
  await turnOnTwoStep(browser, clock.now(), password);
  await expect(start()).rejects.toThrow('two_step_on');
  const renewed = (await browser.api(renewRecoveryCodes, { password })).answer.recovery_codes;
  expect(renewed).toHaveLength(10);
  expect((await status()).recovery_codes_left).toBe(10);
  expect((await browser.api(stopTwoStep, { password })).answer).toEqual({ on: false });
  expect((await browser.api(stopTwoStep, { password })).answer).toEqual({ on: false });
  expect(await status()).toEqual(off);
  expect((await browser.api(renewRecoveryCodes, { password })).problem.code).toBe('two_step_off');
  expect((await logInAgain()).answer.user).not.toBeNull();
  await eventually(() => expect(securityMails(email).sort()).toEqual(['codes_renewed', 'off', 'on']));
});

test('stores the secret sealed and the codes hashed, and neither in the queue [AUTH-13e]', async () => {
  const { browser, id } = await newMember();
  const { secret, codes } = await turnOnTwoStep(browser, clock.now(), password);
  const { db } = service.platform;
  const { rows } = await sql<{ sealed: Buffer }>`select sealed_secret as sealed from totp_secrets
    where member_id = ${id}`.execute(db);
  const sealed = rows[0]?.sealed ?? Buffer.alloc(0);
  expect(sealed.length).toBeGreaterThan(40);
  expect(sealed.toString('latin1')).not.toContain(secret);
  expect(sealed.toString('latin1')).not.toContain(secret.slice(0, 8));
  const all = await sql<{ all: string }>`select
    (select string_agg(t::text, '') from totp_secrets t) || (select string_agg(r::text, '') from recovery_codes r) ||
    (select string_agg(encode(code_hash, 'escape'), '') from recovery_codes) ||
    (select string_agg(data::text, '') from pgboss.job) as all`.execute(db);
  const text = all.rows[0]?.all ?? '';
  expect(text.length).toBeGreaterThan(100);
  for (const told of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
    expect(text).not.toContain(told);
});

test("cannot use one member's sealed secret for another member [AUTH-13e]", async () => {
  const [first, second] = [await newMember(), await newMember()];
  const { secret } = await turnOnTwoStep(first.browser, clock.now(), password);
  await second.start();
  await sql`update totp_secrets set sealed_secret = (select sealed_secret from totp_secrets where member_id = ${first.id})
    where member_id = ${second.id}`.execute(service.platform.db);
  clock.forward(60);
  expect((await second.confirm(totpCodeAt(secret, clock.now()))).status).toBe(500);
  expect(await second.status()).toEqual(off);
});
