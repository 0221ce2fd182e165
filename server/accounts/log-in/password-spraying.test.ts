import { beforeEach, describe, expect, test } from 'vitest';
import { logIn } from '#contract/accounts/log-in.ts';
import { deviceCookie } from '#server/platform/http/cookies.ts';
import { renewedBrowser } from '#server/platform/limits/known-browser.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

const password = 'een heel lang wachtwoord';
const clock = movableClock();

/** Ten wrong passwords an hour from one address, eighty from a /24. */
const service: TestService = await startService({ clock, trustProxy: true, rateLimitFactor: 0.1 });
const { keys } = service.platform;

beforeEach(() => clock.forward(25 * 3600));

let count = 0;

/** A browser that a confirmed member of their own used before, so that it has a budget of its own. */
const knownBrowserOfAnother = (): Client => {
  count += 1;
  const browser = service.client();
  browser.cookies.set(deviceCookie, renewedBrowser(keys, {}, count, clock.now()) ?? '');
  return browser;
};

const tryAt = async (browser: Client, email: string, ip: string, tried = 'fout'): Promise<number> => {
  const from = { headers: { 'x-forwarded-for': ip } };
  return (await browser.api(logIn, { email, password: tried }, from)).status;
};

/** Tries one password at so many accounts, each with another known browser. Returns how many it could try. */
const spray = async (number: number, ipOf: (turn: number) => string): Promise<number> => {
  let tried = 0;
  for (let turn = 0; turn < number; turn += 1) {
    const status = await tryAt(knownBrowserOfAnother(), `doel${turn}@post.example`, ipOf(turn));
    if (status === 403) tried += 1;
  }
  return tried;
};

describe('one password at many accounts', () => {
  test('is tried ten times an hour from one address, however many accounts pay [AUTH-5f]', async () => {
    expect(await spray(30, () => '192.0.2.1')).toBe(10);
    expect(await tryAt(knownBrowserOfAnother(), 'ander@post.example', '192.0.3.1')).toBe(403);
    clock.forward(3601);
    expect(await tryAt(knownBrowserOfAnother(), 'doel99@post.example', '192.0.2.1')).toBe(403);
  });

  test('counts for the /24 and the /48 as a whole [AUTH-5f]', async () => {
    expect(await spray(100, (turn) => `198.51.100.${turn + 1}`)).toBe(80);
    expect(await spray(60, (turn) => `2001:db8:5:${turn + 1}00::1`)).toBe(40);
  });

  test('keeps nobody out of a browser that is known for the account [AUTH-5f, SAFE-8d]', async () => {
    const [ip, email] = ['203.0.113.1', 'thuis@post.example'];
    const browser = service.client();
    await signUpMember(browser, { email, password });
    expect(await spray(12, () => ip)).toBe(10);
    expect(await tryAt(service.client(), email, ip, password)).toBe(429);
    expect(await tryAt(browser, email, ip, password)).toBe(200);
  });

  test('does not count right passwords [AUTH-5f]', async () => {
    const [ip, email] = ['203.0.114.1', 'goed@post.example'];
    await signUpMember(service.client(), { email, password });
    for (let turn = 0; turn < 5; turn += 1)
      expect(await tryAt(knownBrowserOfAnother(), email, ip, password)).toBe(200);
    expect(await spray(12, () => ip)).toBe(10);
  });
});
