import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { logIn } from '#contract/accounts/log-in.ts';
import { clearLockout, countLockoutTry } from '#server/platform/identity/lockout.ts';
import { checkPassword, hashQueue } from '#server/platform/identity/passwords.ts';
import { hasRedis, startRedis } from '#tests/support/database/debian-redis.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';
import { passwordLockout } from '../credentials/member-identity.sql.ts';
import { purgeRowsHandler } from '../deletion/purge-rows.job.ts';

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
  const email = `slot${count}@post.example`;
  const browser = service.client();
  const user = await signUpMember(browser, { email, password });
  return { email, browser, user };
};

const tryWith = (email: string, tried: string) =>
  service.client().api(logIn, { email, password: tried }, { headers: { 'accept-language': 'nl' } });

const detailOf = async (email: string, tried: string) => (await tryWith(email, tried)).problem.detail;

const wrong = 'Login mislukt, probeer opnieuw';
const locked = (minutes: number) => `Te veel foute pogingen, account voor ${minutes} min geblokkeerd.`;

test('answers five wrong attempts with a failure and all later ones with the lockout, even correct ones [ACC-9a]', async () => {
  const { email } = await newMember();
  for (let time = 0; time < 5; time += 1) expect(await detailOf(email, `fout ${time}`)).toBe(wrong);
  const { status, problem, headers } = await tryWith(email, 'fout');
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
  expect(problem).toMatchObject({ code: 'login_locked', detail: locked(15), params: { minutes: 15 } });
  expect(await detailOf(email, password)).toBe(locked(15));
  clock.forward(60);
  expect(await detailOf(email, password)).toBe(locked(14));
  clock.forward(14 * 60);
  expect((await tryWith(email, password)).status).toBe(200);
});

test('answers known and unknown addresses with the same status, body and headers [ACC-9c, AUTH-4a]', async () => {
  const { email } = await newMember();
  const told = async (address: string) => {
    const response = await service.client().fetch('/api/user.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-type': 'client', 'accept-language': 'nl' },
      body: JSON.stringify({ email: address, password: 'fout' }),
    });
    const ofTheMoment = ['date', 'retry-after', 'x-request-id'];
    const headers = [...response.headers].filter(([name]) => !ofTheMoment.includes(name));
    // A second may pass between the two answers.
    const text = (await response.text()).replace(/"seconds":\d+/, '');
    return { status: response.status, text, headers };
  };
  for (let time = 0; time < 7; time += 1)
    expect(await told(email), String(time)).toEqual(await told('wie.is.dit@post.example'));
});

test('stores no address in the table of attempts, which the purge empties [ACC-9c]', async () => {
  const { email } = await newMember();
  for (let time = 0; time < 6; time += 1) await tryWith(email, 'fout');
  const { db } = service.platform;
  const keys = async () =>
    (await sql<{ key: string }>`select key from account_limits`.execute(db)).rows.map(({ key }) => key);
  expect(await keys()).toContainEqual(expect.stringMatching(/^login:[\w-]{43}$/));
  expect((await keys()).join()).not.toContain(email.split('@')[0]);
  clock.forward(2 * 24 * 3600);
  await purgeRowsHandler.run({ table: 'account_limits' }, service.platform);
  expect(await keys()).toEqual([]);
});

test('counts in the database, so that another process continues the count [ACC-9e]', async () => {
  const { email } = await newMember();
  for (let time = 0; time < 3; time += 1) expect(await detailOf(email, 'fout')).toBe(wrong);
  const other = { ...service.platform };
  const attempts = [
    await countLockoutTry(other, passwordLockout, { site: 1, email }, null),
    await countLockoutTry(other, passwordLockout, { site: 1, email: email.toUpperCase() }, null),
  ];
  for (const attempt of attempts) await attempt.wrong();
  expect(await detailOf(email, password)).toBe(locked(15));
});

test('does not count a password that was not checked [ACC-9a]', async () => {
  const { email } = await newMember();
  for (let time = 0; time < 4; time += 1) expect(await detailOf(email, 'fout')).toBe(wrong);
  for (let time = 0; time < 3; time += 1)
    await (await countLockoutTry(service.platform, passwordLockout, { site: 1, email }, null)).withdraw();
  expect((await tryWith(email, password)).status).toBe(200);
});

test('locks an unknown address in the same way [ACC-9c]', async () => {
  for (let time = 0; time < 5; time += 1) expect(await detailOf('niemand@post.example', 'x')).toBe(wrong);
  expect(await detailOf('NIEMAND@post.example ', 'x')).toBe(locked(15));
});

test('doubles each further lockout, up to a day [ACC-9b, AUTH-5a]', async () => {
  const { email } = await newMember();
  for (const minutes of [15, 30, 60, 120, 240, 480, 960, 1440, 1440]) {
    for (let time = 0; time < 5; time += 1) expect(await detailOf(email, 'fout')).toBe(wrong);
    expect(await detailOf(email, 'fout')).toBe(locked(minutes));
    clock.forward(minutes * 60 + 1);
  }
});

test('does not add up attempts more than 15 minutes apart, and clears them on a correct one [ACC-9b]', async () => {
  const { email } = await newMember();
  for (let time = 0; time < 4; time += 1) await tryWith(email, 'fout');
  expect((await tryWith(email, password)).status).toBe(200);
  for (let time = 0; time < 4; time += 1) expect(await detailOf(email, 'fout')).toBe(wrong);
  clock.forward(15 * 60 + 1);
  for (let time = 0; time < 4; time += 1) expect(await detailOf(email, 'fout')).toBe(wrong);
  expect((await tryWith(email, password)).status).toBe(200);
});

test('checks five of fifty simultaneous wrong attempts and locks out the rest [ACC-9a]', async () => {
  const { email } = await newMember();
  const replies = await Promise.all(Array.from({ length: 50 }, () => tryWith(email, 'fout')));
  expect(replies.filter(({ problem }) => problem.code === 'login_failed')).toHaveLength(5);
  expect(replies.filter(({ problem }) => problem.code === 'login_locked')).toHaveLength(45);
});

test('accepts twenty simultaneous correct logins [ACC-9a]', async () => {
  const { email } = await newMember();
  const replies = await Promise.all(Array.from({ length: 20 }, () => tryWith(email, password)));
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
});

test.each(['a known', 'an unknown'])(
  'asks %s address to retry later if too many logins wait, without counting the attempt [ACC-9a]',
  async (kind) => {
    const email = kind === 'a known' ? (await newMember()).email : 'wie.is.daar@post.example';
    const line: Promise<unknown>[] = [];
    let crowded = true;
    const crowd = () => {
      while (hashQueue().waiting < 200) line.push(checkPassword(undefined, 'fout').catch(() => null));
      if (crowded) setImmediate(crowd);
    };
    crowd();
    // Occasionally an attempt slips in between two others, and counts.
    const refused: Response['headers'][] = [];
    let looked = 0;
    while (refused.length < 5 && looked < 4) {
      const { problem, headers } = await tryWith(email, 'fout');
      if (problem.code === 'too_many_requests') refused.push(headers);
      else looked += 1;
    }
    crowded = false;
    expect(refused.map((headers) => headers.get('retry-after'))).toEqual(Array(5).fill('5'));
    await Promise.all(line);
    for (; looked < 5; looked += 1) expect(await detailOf(email, 'fout')).toBe(wrong);
    expect(await detailOf(email, 'fout')).toBe(locked(15));
  },
  180_000,
);

test.skipIf(!hasRedis)(
  'shares the lockout between processes with Redis, and a reset lifts it [ACC-9d, ACC-9e]',
  async () => {
    const redis = await startRedis();
    try {
      const shared = await startService({ redisUrl: redis.url });
      await eventually(() => expect(shared.platform.redis?.isReady).toBe(true));
      const email = 'gedeeld@post.example';
      await signUpMember(shared.client(), { email, password });
      const detail = async (tried: string) =>
        (
          await shared
            .client()
            .api(logIn, { email, password: tried }, { headers: { 'accept-language': 'nl' } })
        ).problem.detail;
      for (let time = 0; time < 3; time += 1) expect(await detail('fout')).toBe(wrong);
      const elsewhere = { ...shared.platform };
      for (let time = 0; time < 2; time += 1)
        await (await countLockoutTry(elsewhere, passwordLockout, { site: 1, email }, null)).wrong();
      expect(await detail(password)).toBe(locked(15));
      expect((await sql`select key from account_limits`.execute(shared.platform.db)).rows).toEqual([]);
      await clearLockout(elsewhere, passwordLockout, { site: 1, email }, []);
      expect((await shared.client().api(logIn, { email, password })).status).toBe(200);
      await shared.stop();
    } finally {
      await redis.stop();
    }
  },
);
