import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { activate } from '#contract/accounts/activate.ts';
import { finishLogIn } from '#contract/accounts/finish-log-in.ts';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { requestDeletion } from '#contract/accounts/request-deletion.ts';
import { requestPasswordReset } from '#contract/accounts/request-password-reset.ts';
import { resetPassword } from '#contract/accounts/reset-password.ts';
import { undoDeletion } from '#contract/accounts/undo-deletion.ts';
import { daySeconds } from '#contract/kit/durations.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { getOwnProfile } from '#contract/profiles/get-own-profile.ts';
import { mailedTokens, waitForMailedToken } from '#tests/support/mail/mailed-tokens.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { totpCodeAt, turnOnTwoStep } from '#tests/support/people/two-step.ts';
import type { Client } from '#tests/support/service/client.ts';
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

/**
 * The token of the newest mail with a link to this page. Another mail, such as a login notice, may be newer.
 */
const tokenIn = (email: string, path: string): Promise<string> =>
  eventually(() => {
    const [token] = mailedTokens(service, email, path);
    if (token === undefined) throw new Error(`no mail with a link to ${path}`);
    return token;
  });

const newMember = async (confirmed = true) => {
  count += 1;
  const email = `weg${count}@post.example`;
  const browser = service.client();
  const { id } = await signUpMember(browser, { email, password, name: `Weg ${count}` });
  if (confirmed) await browser.api(activate, { token: await tokenIn(email, '/activate/done') });
  return { email, browser, id };
};

const leave = (browser: Client) => browser.api(requestDeletion, { password, reason: 'privacy' });

const secondLogin = async (email: string) => {
  const browser = service.client();
  await browser.api(logIn, { email, password });
  return browser;
};

const userOf = async (browser: Client) => (await browser.api(getCurrentUser, {})).answer.user;

const refusedLogin = async (email: string) =>
  (await service.client().api(logIn, { email, password }, { headers: { 'accept-language': 'nl' } })).problem;

const statusOf = async (id: number) =>
  (
    await sql<{ status: string }>`select status from profiles where member_id = ${id}`.execute(
      service.platform.db,
    )
  ).rows[0]?.status;

test('accepts a listed reason, free text or nothing [ACC-13a]', async () => {
  const reasons = [{ reason: 'break' }, { reason: 'Ik verhuis naar een eiland.' }, {}];
  for (const given of reasons) {
    const { browser, id } = await newMember();
    expect((await browser.api(requestDeletion, { password, ...given })).status).toBe(200);
    const { rows } = await sql<{
      reason: string;
    }>`select reason from deletions where member_id = ${id}`.execute(service.platform.db);
    expect(rows).toEqual([{ reason: given.reason ?? 'other' }]);
  }
  const { browser } = await newMember();
  const refused = await browser.api(requestDeletion, { password, reason: 'x'.repeat(501) });
  expect(refused.problem.errors?.map(({ field, code }) => [field, code])).toEqual([['reason', 'too_long']]);
});

test('logs a deleted account out everywhere and hides it from everybody at once [ACC-13b, GDPR-8a, AUTH-8c]', async () => {
  const { email, browser, id } = await newMember();
  const other = await secondLogin(email);
  const viewer = (await newMember()).browser;
  expect((await viewer.api(getMember, { id })).status).toBe(200);
  const socket = await other.socket();
  const ended = new Promise((resolve) => socket.once('disconnect', resolve));

  const { answer } = await leave(browser);
  const left = new Date(answer.erase_at).getTime() - clock.now().getTime();
  expect(Math.round(left / 1000 / 60)).toBe(14 * 24 * 60);
  await ended;
  expect(browser.cookies.has('vonk_session')).toBe(false);
  expect(await userOf(other)).toBeNull();
  expect((await viewer.api(getMember, { id })).status).toBe(404);
});

test('deletes nothing with a wrong password [ACC-13a, AUTH-12a]', async () => {
  const { browser, id } = await newMember();
  const { problem } = await browser.api(requestDeletion, { password: 'fout', reason: 'other' });
  expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'password' }] });
  expect(await statusOf(id)).toBe('active');
  expect((await userOf(browser))?.id).toBe(id);
});

test('answers two simultaneous deletions the same and sends one mail [ACC-13a]', async () => {
  const { email, browser } = await newMember();
  const other = await secondLogin(email);
  const answers = await Promise.all([leave(browser), leave(other)]);
  // The slightly later device may be logged out already.
  const [first, second] = [...answers].sort((a, b) => a.status - b.status);
  if (second?.status === 403) expect(second.problem.code).toBe('authentication_required');
  else expect(second?.answer).toEqual(first?.answer);
  expect(first?.status).toBe(200);
  await tokenIn(email, '/account-deleted');
  expect(
    service.service.mailbox?.list(email).filter(({ subject }) => subject === 'Je account wordt verwijderd'),
  ).toHaveLength(1);
});

test('restores the account once by the mailed link, which logs nobody in [ACC-13c, GDPR-8b]', async () => {
  const { email, browser, id } = await newMember();
  await leave(browser);
  const token = await tokenIn(email, '/account-deleted');
  const opened = service.client();
  const tries = await Promise.all([opened, service.client()].map((one) => one.api(undoDeletion, { token })));
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect(tries.find(({ status }) => status === 200)?.answer).toEqual({ user: null });
  expect(opened.cookies.has('vonk_session')).toBe(false);
  expect(await statusOf(id)).toBe('active');
  expect((await userOf(await secondLogin(email)))?.id).toBe(id);
  await eventually(async () => expect((await service.mailTo(email)).subject).not.toContain('verwijderd'));
  expect((await opened.api(undoDeletion, { token })).problem.code).toBe('deletion_undo_failed');
});

test('serves the photos to nobody while deleted, and restores them with the account [ACC-13b, GDPR-8a]', async () => {
  const { email, browser } = await newMember();
  const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: '#d6006e' } });
  const photo = new Blob([new Uint8Array(await picture.png().toBuffer())]);
  (await browser.api(addPhoto, { photo })).answer;
  const file = await eventually(async () => {
    const [own] = (await browser.api(getOwnProfile, {})).answer.profile.photos;
    if (!own?.image) throw new Error('not passed yet');
    return own.image.card_filename;
  });
  const statusOfFile = async () => (await service.get(`/media/${file}`)).status;
  expect(await statusOfFile()).toBe(200);
  await leave(browser);
  expect(await statusOfFile()).toBe(404);
  await service.api(undoDeletion, { token: await tokenIn(email, '/account-deleted') });
  expect(await statusOfFile()).toBe(200);
});

test('restores an invisible profile as invisible, and an unconfirmed one not as visible [ACC-13c]', async () => {
  const { email, browser, id } = await newMember();
  await sql`update profiles set status = 'invisible' where member_id = ${id}`.execute(service.platform.db);
  await leave(browser);
  expect(await statusOf(id)).toBe('disabled');
  await service.api(undoDeletion, { token: await tokenIn(email, '/account-deleted') });
  expect(await statusOf(id)).toBe('invisible');

  const unconfirmed = await newMember(false);
  await leave(unconfirmed.browser);
  await service.api(undoDeletion, { token: await tokenIn(unconfirmed.email, '/account-deleted') });
  expect(await statusOf(unconfirmed.id)).toBe('disabled');
});

test('shows a member who confirmed the address during the deletion once it is undone [ACC-13c]', async () => {
  const { email, browser, id } = await newMember(false);
  const activation = await tokenIn(email, '/activate/done');
  await leave(browser);
  await service.api(activate, { token: activation });
  expect(await statusOf(id)).toBe('disabled');
  await service.api(undoDeletion, { token: await tokenIn(email, '/account-deleted') });
  expect(await statusOf(id)).toBe('active');
});

test('reveals the pending deletion to the correct password only, and opens nothing [ACC-13c, AUTH-4a]', async () => {
  const { email, browser, id } = await newMember();
  await leave(browser);
  clock.forward(3 * daySeconds + 60);
  const problem = await refusedLogin(email);
  expect(problem).toMatchObject({ code: 'account_recoverable', status: 403, params: { days: 11 } });
  expect(problem.detail).toBe(
    'Je account wordt over 11 dagen verwijderd. Tot die tijd kun je het terughalen.',
  );
  expect(
    (await service.client().api(logIn, { email, password: 'fout' }, { headers: { 'accept-language': 'nl' } }))
      .problem,
  ).toMatchObject({ code: 'login_failed', detail: 'Login mislukt, probeer opnieuw' });
  expect(await statusOf(id)).toBe('disabled');

  const back = service.client();
  const { answer } = await back.api(undoDeletion, { token: String(problem.params.undo) });
  expect(answer.user?.id).toBe(id);
  expect((await userOf(back))?.profile.status).toBe('active');
});

test('accepts the undo proof once, for 15 minutes, for that deletion and account [ACC-13c]', async () => {
  const { email, browser, id } = await newMember();
  await leave(browser);
  const undo = String((await refusedLogin(email)).params.undo);
  const tryIt = async (token: string) => (await service.client().api(undoDeletion, { token })).status;
  expect(await tryIt(undo.replace(/^\d+/, String(id + 1)))).toBe(410);
  expect(await tryIt(`${undo.slice(0, -2)}AA`)).toBe(410);
  expect(await tryIt('')).toBe(400);
  clock.forward(15 * 60 + 1);
  expect(await tryIt(undo)).toBe(410);
  const fresh = String((await refusedLogin(email)).params.undo);
  const tries = await Promise.all([tryIt(fresh), tryIt(fresh)]);
  expect(tries.sort()).toEqual([200, 410]);
  const again = await secondLogin(email);
  await leave(again);
  expect(await tryIt(fresh)).toBe(410);
});

test('voids the undo proof when the password changes [ACC-13c, AUTH-8b]', async () => {
  const { email, browser } = await newMember();
  await leave(browser);
  const undo = String((await refusedLogin(email)).params.undo);
  clock.forward(1);
  await service.api(requestPasswordReset, { email });
  const token = await waitForMailedToken(service, email, '/reset-password/do');
  const pair = { password: 'een nog langer wachtwoord', password_repeat: 'een nog langer wachtwoord' };
  expect((await service.api(resetPassword, { token, ...pair })).status).toBe(200);
  const thief = service.client();
  expect((await thief.api(undoDeletion, { token: undo })).status).toBe(410);
  expect(await userOf(thief)).toBeNull();
});

test('mails a new link for a second deletion and voids the first one [ACC-13c]', async () => {
  const { email, browser } = await newMember();
  await leave(browser);
  const first = await tokenIn(email, '/account-deleted');
  await service.api(undoDeletion, { token: String((await refusedLogin(email)).params.undo) });
  await leave(await secondLogin(email));
  const second = await eventually(async () => {
    const token = await tokenIn(email, '/account-deleted');
    expect(token).not.toBe(first);
    return token;
  });
  expect((await service.client().api(undoDeletion, { token: first })).status).toBe(410);
  expect((await service.client().api(undoDeletion, { token: second })).status).toBe(200);
});

test('cannot undo the deletion after 14 days, even before the job has run [ACC-13d]', async () => {
  const { email, browser } = await newMember();
  await leave(browser);
  const token = await tokenIn(email, '/account-deleted');
  clock.forward(14 * daySeconds + 1);
  expect((await service.client().api(undoDeletion, { token })).status).toBe(410);
  expect((await refusedLogin(email)).code).toBe('login_failed');
});

test('reveals and restores nothing with the password alone if two-step login is on [ACC-13c, ACC-15c]', async () => {
  const { email, browser, id } = await newMember();
  const { secret } = await turnOnTwoStep(browser, clock.now(), password);
  await leave(browser);
  const back = service.client();
  const { second_step: step } = (await back.api(logIn, { email, password })).answer;
  clock.forward(60);
  const { problem } = await back.api(finishLogIn, {
    token: step?.token ?? '',
    code: totpCodeAt(secret, clock.now()),
  });
  expect(problem.code).toBe('account_recoverable');
  const { answer } = await back.api(undoDeletion, { token: String(problem.params.undo) });
  expect(answer.user?.id).toBe(id);
});
