import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addPasskey } from '#contract/accounts/factors/add-passkey.ts';
import { getTwoStep } from '#contract/accounts/factors/get-two-step.ts';
import { logInWithPasskey } from '#contract/accounts/factors/log-in-with-passkey.ts';
import { removePasskey } from '#contract/accounts/factors/remove-passkey.ts';
import { startPasskey } from '#contract/accounts/factors/start-passkey.ts';
import { startPasskeyLogIn } from '#contract/accounts/factors/start-passkey-log-in.ts';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { requestDeletion } from '#contract/accounts/request-deletion.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { loadSites } from '#server/sites/door.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { type PasskeyBehaviour, softwarePasskey } from '#tests/support/people/software-passkey.ts';
import { turnOnTwoStep } from '#tests/support/people/two-step.ts';
import type { Client } from '#tests/support/service/client.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';

let service: TestService;
let clock: MovableClock;
/** Origin of our pages: WebAuthn works with names, not addresses. */
const origin = 'https://vonk.example';

beforeAll(async () => {
  clock = movableClock();
  service = await startService({ clock, publicUrl: origin });
});

const password = 'een heel lang wachtwoord';
let count = 0;

const newMember = async () => {
  count += 1;
  const email = `sleutel${count}@post.example`;
  const browser = service.client();
  browser.cookies.set('vonk_language', 'nl');
  const { id } = await signUpMember(browser, { email, password });
  await verifyAddress(service.platform.db, id, clock.now());
  return { email, browser, id };
};

const start = async (browser: Client) => (await browser.api(startPasskey, { password })).answer;

type Change = Partial<PasskeyBehaviour>;

/** Adds a passkey to the member of this browser. */
const add = async (browser: Client, passkey = softwarePasskey(), change: Change = {}) => {
  const { challenge, user } = await start(browser);
  const response = passkey.made({ challenge, origin, user: user.id, ...change });
  return { passkey, reply: await browser.api(addPasskey, { response, name: 'Mijn telefoon' }) };
};

const challengeFor = async (browser: Client) => (await browser.api(startPasskeyLogIn, {})).answer.challenge;

/** Logs in with a passkey from a new browser. */
const logInWith = async (passkey: ReturnType<typeof softwarePasskey>, change: Change = {}) => {
  const browser = service.client();
  const challenge = await challengeFor(browser);
  const response = passkey.signed({ challenge, origin, ...change });
  return { browser, response, reply: await browser.api(logInWithPasskey, { response }) };
};

const failed = [403, 'passkey_failed'];
const outcomeOf = ({ status, problem }: { status: number; problem: { code: string } }) => [
  status,
  problem.code,
];

test('logs in without address, password or second step, with an ordinary session [ACC-15d]', async () => {
  const { browser, id } = await newMember();
  await turnOnTwoStep(browser, clock.now(), password);
  const { passkey, reply } = await add(browser);
  expect(reply.answer.passkey).toMatchObject({ id: passkey.id, name: 'Mijn telefoon', last_used_at: null });
  const { browser: other, reply: entered } = await logInWith(passkey);
  expect(entered.answer.user.id).toBe(id);
  expect(entered.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^__Host-vonk_session=[\w-]{43}; /),
  );
  expect((await other.api(getCurrentUser, {})).answer.user?.id).toBe(id);
  const [shown] = (await browser.api(getTwoStep, {})).answer.passkeys;
  expect(shown?.last_used_at).not.toBeNull();
});

test('asks the browser for a discoverable passkey of this site that verifies its user [ACC-15d]', async () => {
  const { browser, email } = await newMember();
  const { passkey } = await add(browser);
  const options = await start(browser);
  expect(options.rp).toEqual({ id: 'vonk.example', name: 'Vonk' });
  expect(options.user.name).toBe(email);
  expect(options.authenticatorSelection).toEqual({
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  });
  expect(options.excludeCredentials).toEqual([{ id: passkey.id, type: 'public-key' }]);
  const asked = (await service.api(startPasskeyLogIn, {})).answer;
  expect(asked).toMatchObject({ rpId: 'vonk.example', userVerification: 'required' });
});

test("requires the password to add and remove, and refuses to remove another member's passkey [AUTH-12a]", async () => {
  const [{ browser, email }, { browser: stranger }] = [await newMember(), await newMember()];
  expect((await browser.api(startPasskey, { password: 'wrong' })).problem.errors?.[0]?.code).toBe(
    'wrong_password',
  );
  const { passkey } = await add(browser);
  const { id } = passkey;
  const wrong = await browser.api(removePasskey, { id, password: 'wrong' });
  expect(wrong.problem.errors?.[0]?.code).toBe('wrong_password');
  expect((await stranger.api(removePasskey, { id, password })).status).toBe(404);
  expect((await logInWith(passkey)).reply.status).toBe(200);
  const replies = await Promise.all([1, 2, 3].map(() => browser.api(removePasskey, { id, password })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  expect(outcomeOf((await logInWith(passkey)).reply)).toEqual(failed);
  await eventually(() => {
    const told = (service.service.mailbox?.list(email) ?? []).filter(({ subject }) =>
      subject.includes('beveiliging'),
    );
    expect(told.map(({ text }) => /passkey (toegevoegd|verwijderd)/.exec(text)?.[1]).sort()).toEqual([
      'toegevoegd',
      'verwijderd',
    ]);
  });
});

test.each<[string, Change]>([
  ['another origin', { origin: 'https://evil.example', rpId: 'vonk.example' }],
  ['another host', { rpId: 'evil.example' }],
  ['a holder who was not checked', { verified: false }],
  ['a challenge nobody gave', { challenge: 'A'.repeat(43) }],
  ['a signature for something else', { type: 'payment.get' }],
])('%s neither adds a passkey nor logs in with one [ACC-15d]', async (_what, change) => {
  const { browser } = await newMember();
  const { reply } = await add(browser, softwarePasskey(), change);
  expect(outcomeOf(reply)).toEqual([422, 'passkey_failed']);
  expect((await browser.api(getTwoStep, {})).answer.passkeys).toEqual([]);
  const { passkey } = await add(browser);
  const { reply: refused } = await logInWith(passkey, change);
  expect(outcomeOf(refused)).toEqual(failed);
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect((await logInWith(passkey)).reply.status).toBe(200);
});

test('accepts a challenge once, for five minutes, from its member, and one of five simultaneous uses [AUTH-13a]', async () => {
  const { browser } = await newMember();
  const { passkey } = await add(browser);
  const { response, reply } = await logInWith(passkey);
  expect(reply.status).toBe(200);
  expect(outcomeOf(await service.api(logInWithPasskey, { response }))).toEqual(failed);
  const challenge = await challengeFor(browser);
  const signed = passkey.signed({ challenge, origin });
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => service.client().api(logInWithPasskey, { response: signed })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403]);
  const late = passkey.signed({ challenge: await challengeFor(browser), origin });
  clock.forward(301);
  expect(outcomeOf(await service.api(logInWithPasskey, { response: late }))).toEqual(failed);
  // A challenge for adding a passkey logs nobody in, and the other way round.
  const { challenge: making } = await start(browser);
  const crossed = passkey.signed({ challenge: making, origin });
  expect(outcomeOf(await service.api(logInWithPasskey, { response: crossed }))).toEqual(failed);
  const { user } = await start(browser);
  const made = softwarePasskey().made({ challenge: await challengeFor(browser), origin, user: user.id });
  expect((await browser.api(addPasskey, { response: made, name: 'x' })).status).toBe(422);
});

test("refuses a passkey made for another member's challenge, and adds none twice [ACC-15d]", async () => {
  const [{ browser }, { browser: stranger }] = [await newMember(), await newMember()];
  const passkey = softwarePasskey();
  const { challenge, user } = await start(stranger);
  const response = passkey.made({ challenge, origin, user: user.id });
  expect((await browser.api(addPasskey, { response, name: 'x' })).status).toBe(422);
  await add(browser, passkey);
  expect(outcomeOf((await add(stranger, passkey)).reply)).toEqual([409, 'passkey_known']);
  expect((await stranger.api(getTwoStep, {})).answer.passkeys).toEqual([]);
});

test('refuses a counting passkey whose count does not grow, because a copy exists [ACC-15d]', async () => {
  const { browser } = await newMember();
  const { passkey } = await add(browser, softwarePasskey(), { signCount: 5 });
  expect((await logInWith(passkey, { signCount: 6 })).reply.status).toBe(200);
  for (const signCount of [6, 5, 0])
    expect(outcomeOf((await logInWith(passkey, { signCount })).reply)).toEqual(failed);
  expect((await logInWith(passkey, { signCount: 9 })).reply.status).toBe(200);
});

test("refuses a signature by another key, or under another member's name [ACC-15d]", async () => {
  const [{ browser }, { browser: stranger, id }] = [await newMember(), await newMember()];
  const [{ passkey: own }, { passkey: others }] = [await add(browser), await add(stranger)];
  const challenge = await challengeFor(browser);
  const forged = { ...own.signed({ challenge, origin }), id: others.id };
  expect(outcomeOf(await service.api(logInWithPasskey, { response: forged }))).toEqual(failed);
  const signedNow = async () => own.signed({ challenge: await challengeFor(browser), origin });
  const { userHandle } = others.signed({ challenge, origin }).response;
  for (const handle of [userHandle, undefined]) {
    const signed = await signedNow();
    const renamed = { ...signed, response: { ...signed.response, userHandle: handle } };
    expect(outcomeOf(await service.api(logInWithPasskey, { response: renamed }))).toEqual(failed);
  }
  await sql`update passkeys set member_id = ${id} where credential_id = ${own.id}`.execute(
    service.platform.db,
  );
  expect(outcomeOf((await logInWith(own)).reply)).toEqual(failed);
});

test("refuses a passkey for an unconfirmed address, which may be another person's [AUTH-12e]", async () => {
  const browser = service.client();
  await signUpMember(browser, { email: 'onbevestigd@post.example', password });
  const { status, problem } = await browser.api(startPasskey, { password });
  expect([status, problem.code]).toEqual([403, 'confirm_first']);
});

test('does not accept a passkey of one site on another [ACC-15d]', async () => {
  const { db } = service.platform;
  await sql`insert into sites (id, host, company_id, niche, settings)
    values (2, 'she.localhost', 1, 2, '{"reveal_account_existence": "yes"}')`.execute(db);
  await loadSites(db);
  const { browser } = await newMember();
  const { passkey } = await add(browser);
  const other = service.client('she.localhost');
  const challenge = await challengeFor(other);
  const response = passkey.signed({ challenge, origin });
  expect(outcomeOf(await other.api(logInWithPasskey, { response }))).toEqual(failed);
  expect((await logInWith(passkey)).reply.status).toBe(200);
});

test('opens no closed account, and shows its owner the way to restore it [ACC-13c]', async () => {
  const { browser } = await newMember();
  const { passkey } = await add(browser);
  await browser.api(requestDeletion, { password, reason: 'other' });
  const { reply } = await logInWith(passkey);
  expect(outcomeOf(reply)).toEqual([403, 'account_recoverable']);
  expect(reply.headers.getSetCookie()).toEqual([]);
});

test("does not read a maker's certificate, which would name addresses to fetch [ACC-15d]", async () => {
  const { browser } = await newMember();
  const { challenge, user } = await start(browser);
  const response = softwarePasskey().made({ challenge, origin, user: user.id, x5c: new Uint8Array(300) });
  expect((await browser.api(addPasskey, { response, name: 'x' })).status).toBe(422);
});

test('allows a member at most twenty passkeys [ACC-15d]', async () => {
  const { browser, id } = await newMember();
  await sql`insert into passkeys (credential_id, member_id, public_key, name)
    select 'made-' || n, ${id}, ${Buffer.alloc(77)}, 'key' from generate_series(1, 19) n`.execute(
    service.platform.db,
  );
  expect((await add(browser)).reply.status).toBe(200);
  const { status, problem } = await browser.api(startPasskey, { password });
  expect([status, problem.code]).toEqual([409, 'too_many_passkeys']);
});

test('stores only a hash of a challenge [AUTH-13e]', async () => {
  const challenge = await challengeFor(service.client());
  const { rows } = await sql`select encode(challenge_hash, 'escape') as hash, c::text,
    encode(challenge_hash, 'base64') as text from passkey_challenges c`.execute(service.platform.db);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(challenge);
});

test.each(['', 'AA', 'e30', 'bnVsbA', 'W10', Buffer.from('{"challenge":{"a":1}}').toString('base64url')])(
  'refuses invalid client data (%s) without an internal error [API-2b]',
  async (clientDataJSON) => {
    const { browser } = await newMember();
    const { passkey } = await add(browser);
    const signed = passkey.signed({ challenge: await challengeFor(browser), origin });
    const response = { ...signed, response: { ...signed.response, clientDataJSON } };
    const { status } = await service.api(logInWithPasskey, { response });
    expect([400, 403]).toContain(status);
  },
);
