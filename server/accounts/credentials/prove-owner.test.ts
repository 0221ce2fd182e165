import { beforeAll, describe, expect, test } from 'vitest';
import { changePassword } from '#contract/accounts/change-password.ts';
import { addPasskey } from '#contract/accounts/factors/add-passkey.ts';
import { getTwoStep } from '#contract/accounts/factors/get-two-step.ts';
import { logInWithPasskey } from '#contract/accounts/factors/log-in-with-passkey.ts';
import { proveWithPasskey } from '#contract/accounts/factors/prove-with-passkey.ts';
import { removePasskey } from '#contract/accounts/factors/remove-passkey.ts';
import { renewRecoveryCodes } from '#contract/accounts/factors/renew-recovery-codes.ts';
import { startPasskey } from '#contract/accounts/factors/start-passkey.ts';
import { startPasskeyLogIn } from '#contract/accounts/factors/start-passkey-log-in.ts';
import { stopTwoStep } from '#contract/accounts/factors/two-step.ts';
import { finishLogIn } from '#contract/accounts/finish-log-in.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { requestMailChange } from '#contract/accounts/mail-change.ts';
import { requestDeletion } from '#contract/accounts/request-deletion.ts';
import { requestExport } from '#contract/accounts/request-export.ts';
import { revokeConsent } from '#contract/accounts/revoke-consent.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { softwarePasskey } from '#tests/support/people/software-passkey.ts';
import { totpCodeAt, turnOnTwoStep } from '#tests/support/people/two-step.ts';
import type { Client, Reply } from '#tests/support/service/client.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

const password = 'een heel lang wachtwoord';
const next = 'een nog langer wachtwoord';
const origin = 'https://vonk.example';

let service: TestService;
let clock: MovableClock;
let count = 0;

beforeAll(async () => {
  clock = movableClock();
  service = await startService({ clock, publicUrl: origin });
});

const minutes = (passed: number) => clock.forward(passed * 60);

const newMember = async () => {
  count += 1;
  const email = `dubbel${count}@post.example`;
  const browser = service.client();
  const { id } = await signUpMember(browser, { email, password });
  await verifyAddress(service.platform.db, id, clock.now());
  return { email, browser, id };
};

/** A member with two-step log-in whose last proof of it is older than ten minutes. */
const protectedMember = async () => {
  const member = await newMember();
  const { secret, codes } = await turnOnTwoStep(member.browser, clock.now(), password);
  minutes(11);
  return { ...member, codes, appCode: () => totpCodeAt(secret, clock.now()) };
};

const addKey = async (browser: Client, code?: string) => {
  const { challenge, user } = (await browser.api(startPasskey, { password, code })).answer;
  const passkey = softwarePasskey();
  const response = passkey.made({ challenge, origin, user: user.id });
  expect((await browser.api(addPasskey, { response, name: 'key' })).status).toBe(200);
  return passkey;
};

type Key = Awaited<ReturnType<typeof addKey>>;

const signWith = async (passkey: Key, browser: Client) => {
  const { challenge } = (await browser.api(startPasskeyLogIn, {})).answer;
  return passkey.signed({ challenge, origin });
};

type Act = (browser: Client, code?: string) => Promise<Reply<unknown>>;

const acts: Record<string, Act> = {
  'switch two-step log-in off': (browser, code) => browser.api(stopTwoStep, { password, code }),
  'renew the recovery codes': (browser, code) => browser.api(renewRecoveryCodes, { password, code }),
  'change the address': (browser, code) =>
    browser.api(requestMailChange, { password, code, new_email: `nieuw${count}@post.example` }),
  'change the password': (browser, code) =>
    browser.api(changePassword, { old_password: password, code, password: next, password_repeat: next }),
  'add a passkey': (browser, code) => browser.api(startPasskey, { password, code }),
  'export the data': (browser, code) => browser.api(requestExport, { password, code }),
  'delete the account': (browser, code) => browser.api(requestDeletion, { password, code, reason: 'other' }),
  'revoke the consent': (browser, code) => browser.api(revokeConsent, { password, code, kind: 'terms' }),
};

const errorsOf = ({ problem }: Reply<unknown>) => problem.errors?.map(({ field, code }) => [field, code]);

describe('second factor', () => {
  test.each(Object.entries(acts))(
    'is needed to %s: the password alone is refused at the field [AUTH-12f]',
    async (_name, act) => {
      const { browser, appCode } = await protectedMember();
      expect(errorsOf(await act(browser))).toEqual([['code', 'code_required']]);
      expect(errorsOf(await act(browser, '000000'))).toEqual([['code', 'wrong_code']]);
      expect((await browser.api(getTwoStep, {})).answer.on).toBe(true);
      expect((await act(browser, appCode())).status).toBe(200);
    },
  );

  test.each(Object.entries(acts))(
    'is not needed to %s for a member without two-step log-in [AUTH-12f]',
    async (name, act) => {
      const { browser } = await newMember();
      const { status } = await act(browser);
      expect(status).toBe(name === 'renew the recovery codes' ? 409 : 200);
    },
  );

  test('is needed to remove a passkey, and a recovery code counts once [AUTH-12f]', async () => {
    const { browser, codes, appCode } = await protectedMember();
    const { id } = await addKey(browser, appCode());
    minutes(11);
    const [code = ''] = codes;
    expect(errorsOf(await browser.api(removePasskey, { id, password }))).toEqual([['code', 'code_required']]);
    expect((await browser.api(removePasskey, { id, password, code })).status).toBe(200);
    minutes(11);
    expect(errorsOf(await browser.api(requestExport, { password, code }))).toEqual([['code', 'wrong_code']]);
  });

  test('counts for ten minutes in its own session only [AUTH-12f]', async () => {
    const { browser, email, appCode } = await protectedMember();
    const other = service.client();
    const { answer } = await other.api(logIn, { email, password });
    await other.api(finishLogIn, { token: answer.second_step?.token ?? '', code: appCode() });
    expect((await other.api(requestExport, { password })).status).toBe(200);
    expect(errorsOf(await browser.api(stopTwoStep, { password }))).toEqual([['code', 'code_required']]);
    minutes(9);
    expect((await other.api(renewRecoveryCodes, { password })).status).toBe(200);
    minutes(2);
    expect(errorsOf(await other.api(stopTwoStep, { password }))).toEqual([['code', 'code_required']]);
  });

  test('stays proved if the act itself is refused, so that the next try needs no new code [AUTH-12f]', async () => {
    const { browser, email, appCode } = await protectedMember();
    const same = await browser.api(requestMailChange, { password, code: appCode(), new_email: email });
    expect(errorsOf(same)).toEqual([['new_email', 'same_email']]);
    const change = { password, new_email: `ander${count}@post.example` };
    expect((await browser.api(requestMailChange, change)).status).toBe(200);
  });

  test('asks for the password first, and uses up no code if it is wrong [AUTH-12f]', async () => {
    const { browser, appCode } = await protectedMember();
    const wrong = await browser.api(stopTwoStep, { password: 'fout', code: appCode() });
    expect(errorsOf(wrong)).toEqual([['password', 'wrong_password']]);
    expect((await browser.api(stopTwoStep, { password, code: appCode() })).status).toBe(200);
  });

  test('locks after five wrong codes, in a stolen session apart from the owner’s browser [AUTH-12f, SAFE-8d]', async () => {
    const { browser, appCode } = await protectedMember();
    const thief = service.client();
    for (const [name, value] of browser.cookies)
      if (name.endsWith('vonk_session')) thief.cookies.set(name, value);
    for (let time = 0; time < 5; time += 1)
      expect(errorsOf(await thief.api(stopTwoStep, { password, code: '000000' }))).toEqual([
        ['code', 'wrong_code'],
      ]);
    const { problem } = await thief.api(stopTwoStep, { password, code: appCode() });
    expect(problem).toMatchObject({ code: 'login_locked', status: 429, params: { minutes: 15 } });
    expect((await browser.api(stopTwoStep, { password, code: appCode() })).status).toBe(200);
  });

  test('accepts one of several simultaneous uses of a code in different sessions [AUTH-12f, AUTH-13a]', async () => {
    const { browser, email, appCode, codes } = await protectedMember();
    const other = service.client();
    const { answer } = await other.api(logIn, { email, password });
    await other.api(finishLogIn, { token: answer.second_step?.token ?? '', code: codes[1] ?? '' });
    minutes(11);
    const code = appCode();
    const replies = await Promise.all(
      [browser, other].map((client) => client.api(renewRecoveryCodes, { password, code })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('passkey as second factor', () => {
  test('replaces the code in place, and a log-in with it does too [AUTH-12f]', async () => {
    const { browser, appCode } = await protectedMember();
    const passkey = await addKey(browser, appCode());
    minutes(11);
    expect(errorsOf(await browser.api(requestExport, { password }))).toEqual([['code', 'code_required']]);
    const response = await signWith(passkey, browser);
    expect((await browser.api(proveWithPasskey, { response })).answer).toEqual({ proved: true });
    expect((await browser.api(requestExport, { password })).status).toBe(200);
    // A signature works once.
    expect((await browser.api(proveWithPasskey, { response })).problem.code).toBe('passkey_failed');
    const other = service.client();
    await other.api(logInWithPasskey, { response: await signWith(passkey, other) });
    expect((await other.api(stopTwoStep, { password })).status).toBe(200);
  });

  test("refuses another member's passkey [AUTH-12f]", async () => {
    const [victim, thief] = [await protectedMember(), await newMember()];
    const own = await addKey(thief.browser);
    const response = await signWith(own, victim.browser);
    expect((await victim.browser.api(proveWithPasskey, { response })).problem.code).toBe('passkey_failed');
    expect(errorsOf(await victim.browser.api(stopTwoStep, { password }))).toEqual([
      ['code', 'code_required'],
    ]);
  });

  test('needs a log-in [AUTH-12f]', async () => {
    const { browser } = await newMember();
    const passkey = await addKey(browser);
    const visitor = service.client();
    const response = await signWith(passkey, visitor);
    expect((await visitor.api(proveWithPasskey, { response })).problem.code).toBe('authentication_required');
  });
});
