import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { finishLogIn } from '#contract/accounts/finish-log-in.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { requestPasswordReset } from '#contract/accounts/request-password-reset.ts';
import { resetPassword } from '#contract/accounts/reset-password.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { waitForMailedToken } from '#tests/support/mail/mailed-tokens.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { totpCodeAt, turnOnTwoStep } from '#tests/support/people/two-step.ts';
import type { Client } from '#tests/support/service/client.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

const password = 'een heel lang wachtwoord';
const next = 'een nog langer wachtwoord';
const hour = 3600;

let service: TestService;
let clock: MovableClock;
let count = 0;

beforeAll(async () => {
  clock = movableClock();
  service = await startService({ clock, trustProxy: true });
});

const from = (network: number) => ({ headers: { 'x-forwarded-for': `203.0.113.${network}` } });

const enter = async (browser: Client, email: string, tried: string, network = 1) =>
  (await browser.api(logIn, { email, password: tried }, from(network))).status;

const askReset = (browser: Client, email: string, network = 1) =>
  browser.api(requestPasswordReset, { email }, from(network));

const newMember = async () => {
  count += 1;
  const email = `thuis${count}@post.example`;
  const browser = service.client();
  const { id } = await signUpMember(browser, { email, password });
  return { email, browser, id };
};

/** A stranger starts a lockout from another network. */
const lockOut = async (email: string, stranger = service.client(), network = 2) => {
  for (let time = 0; time < 6; time += 1) await enter(stranger, email, 'fout', network);
};

describe('lockout', () => {
  test('lets a member log in from a known device while strangers are locked out [SAFE-8d, AUTH-5e]', async () => {
    const { email, browser } = await newMember();
    await lockOut(email);
    expect(await enter(service.client(), email, password)).toBe(429);
    expect(await enter(browser, email, password)).toBe(200);
    expect(await enter(service.client(), email, password)).toBe(429);
  });

  test('answers six tries of one person in a known device as the product document says [SAFE-8d, ACC-9a]', async () => {
    const { email, browser } = await newMember();
    for (let time = 0; time < 5; time += 1) expect(await enter(browser, email, 'fout')).toBe(403);
    const { problem } = await browser.api(
      logIn,
      { email, password },
      { headers: { 'accept-language': 'nl', 'x-forwarded-for': '203.0.113.1' } },
    );
    expect(problem.detail).toBe('Te veel foute pogingen, account voor 15 min geblokkeerd.');
    expect(await enter(service.client(), email, password, 3)).toBe(200);
  });

  test("gives a stranger's known device nothing for another account [SAFE-8d]", async () => {
    const [victim, { email: own, browser: stranger }] = [await newMember(), await newMember()];
    expect(await enter(stranger, own, password, 2)).toBe(200);
    await lockOut(victim.email, stranger);
    expect(await enter(stranger, victim.email, password, 2)).toBe(429);
    expect(await enter(service.client(), victim.email, password)).toBe(429);
    expect(await enter(victim.browser, victim.email, password)).toBe(200);
    // A browser that failed with the account is not known for it.
    expect(await enter(stranger, victim.email, 'fout', 2)).toBe(429);
  });

  test('does not take a made-up or a copied cookie of another account for a known device [SAFE-8d]', async () => {
    const [victim, other] = [await newMember(), await newMember()];
    await lockOut(victim.email);
    const cookies = ['A'.repeat(43), other.browser.cookies.get('vonk_device') ?? '', 'x', ''];
    for (const cookie of cookies) {
      const stranger = service.client();
      stranger.cookies.set('vonk_device', cookie);
      expect(await enter(stranger, victim.email, password, 2)).toBe(429);
    }
  });

  test('counts wrong codes of the second step apart for a known device [SAFE-8d]', async () => {
    const { email, browser, id } = await newMember();
    await verifyAddress(service.platform.db, id, clock.now());
    const { secret } = await turnOnTwoStep(browser, clock.now(), password);
    const codeIn = async (client: Client, code: string) => {
      const { answer } = await client.api(logIn, { email, password }, from(2));
      return (await client.api(finishLogIn, { token: answer.second_step?.token ?? '', code }, from(2)))
        .status;
    };
    clock.forward(60);
    for (let time = 0; time < 5; time += 1) expect(await codeIn(service.client(), '000000')).toBe(403);
    expect(await codeIn(service.client(), totpCodeAt(secret, clock.now()))).toBe(429);
    expect(await codeIn(browser, totpCodeAt(secret, clock.now()))).toBe(200);
  });

  test('lets a member on a new device in by the mailed link, whatever strangers do afterwards [SAFE-8d, AUTH-5c]', async () => {
    const { email } = await newMember();
    await lockOut(email);
    const device = service.client();
    expect(await enter(device, email, password)).toBe(429);
    expect((await askReset(device, email)).status).toBe(200);
    const token = await waitForMailedToken(service, email, '/reset-password/do');
    await device.api(resetPassword, { token, password: next, password_repeat: next }, from(1));
    await lockOut(email);
    expect(await enter(device, email, next)).toBe(200);
  });

  test('never locks out the known device, whatever strangers try in whatever order [SAFE-8d]', async () => {
    const act = fc.record({
      network: fc.integer({ min: 2, max: 250 }),
      kind: fc.constantFrom('log-in', 'reset', 'known elsewhere'),
      hours: fc.constantFrom(0, 0, 0, 1, 5, 25),
    });
    const victim = await newMember();
    const elsewhere = await newMember();
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 6 }), async (acts) => {
        for (const { network, kind, hours } of acts) {
          clock.forward(hours * hour);
          const stranger = kind === 'known elsewhere' ? elsewhere.browser : service.client();
          await (kind === 'reset'
            ? askReset(stranger, victim.email, network)
            : lockOut(victim.email, stranger, network));
        }
        expect(await enter(victim.browser, victim.email, password)).toBe(200);
      }),
      { numRuns: process.env.LONG === '1' ? 1000 : 12 },
    );
  });
});

describe('password reset', () => {
  test('keeps the budget of a known device apart from strangers [SAFE-8d, AUTH-5e]', async () => {
    const { email, browser } = await newMember();
    for (const network of [2, 3, 4, 5, 6]) await askReset(service.client(), email, network);
    for (let time = 0; time < 3; time += 1) expect((await askReset(browser, email)).status).toBe(200);
    expect((await askReset(browser, email)).problem.code).toBe('too_many_resets');
  });

  test('lets one more network ask every four hours after the mails of the day [SAFE-8d]', async () => {
    const { email } = await newMember();
    for (let time = 0; time < 3; time += 1)
      expect((await askReset(service.client(), email, 2)).status).toBe(200);
    expect((await askReset(service.client(), email, 2)).status).toBe(429);
    expect((await askReset(service.client(), email, 7)).status).toBe(200);
    const { problem, headers } = await askReset(service.client(), email, 8);
    expect(problem.code).toBe('too_many_resets');
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(4 * hour);
    clock.forward(4 * hour + 1);
    expect((await askReset(service.client(), email, 8)).status).toBe(200);
  });

  test('mails at most nine links a day to an address, however many networks ask [SAFE-8d, AUTH-5d]', async () => {
    const { email } = await newMember();
    let sent = 0;
    for (let network = 0; network < 96; network += 1) {
      if ((await askReset(service.client(), email, network)).status === 200) sent += 1;
      clock.forward(15 * 60);
    }
    expect(sent).toBeLessThanOrEqual(9);
    expect(sent).toBeGreaterThanOrEqual(7);
  });
});
