import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { endSessions } from '#contract/accounts/end-sessions.ts';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { listSessions } from '#contract/accounts/list-sessions.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { logOut } from '#contract/accounts/log-out.ts';
import { subscribePush } from '#contract/notifications/subscribe-push.ts';
import { recordEvents } from '#tests/support/people/people.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
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
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let count = 0;

const newMember = async () => {
  count += 1;
  const email = `apparaat${count}@post.example`;
  const browser = service.client();
  await signUpMember(browser, { email, password });
  return { email, browser };
};

const logInElsewhere = async (email: string, userAgent = firefox): Promise<Client> => {
  const browser = service.client();
  await browser.api(logIn, { email, password }, { headers: { 'user-agent': userAgent } });
  return browser;
};

const listOf = async (browser: Client) => (await browser.api(listSessions, {})).answer.sessions;
const isLoggedIn = async (browser: Client) => (await browser.api(getCurrentUser, {})).answer.user !== null;
const idOf = async (browser: Client) => (await listOf(browser)).find(({ current }) => current)?.id ?? 0;

test("lists the member's logins with readable names and marks the current one [ACC-8e, AUTH-8a]", async () => {
  const { email, browser } = await newMember();
  clock.forward(60);
  const other = await logInElsewhere(email);
  const seen = await listOf(other);
  expect(seen).toMatchObject([
    { browser: 'Firefox', system: 'Linux', country: 'NL', current: true },
    { browser: null, system: null, country: 'NL', current: false },
  ]);
  expect(seen[0]?.created_at).toBe(seen[0]?.last_seen_at);
  const own = (await listOf(browser)).filter(({ current }) => current);
  expect(own).toMatchObject([{ browser: null }]);
});

test('ends one login with its calls, its socket and its push, and leaves the others [ACC-8e, AUTH-8a]', async () => {
  const { email, browser } = await newMember();
  const [other, third] = [await logInElsewhere(email), await logInElsewhere(email)];
  const keys = { p256dh: 'a'.repeat(87), auth: 'b'.repeat(22) };
  await other.api(subscribePush, { endpoint: `https://fcm.googleapis.com/fcm/send/${count}`, keys });
  const socket = await other.socket();
  const dropped = new Promise((resolve) => socket.once('disconnect', resolve));
  const ownSocket = await browser.socket();
  const heard = recordEvents(ownSocket);
  const session = await idOf(other);
  expect((await browser.api(endSessions, { session })).answer).toEqual({ ended: 1 });
  await dropped;
  expect((await other.api(listSessions, {})).problem.code).toBe('authentication_required');
  await expect(other.socket()).rejects.toThrow();
  expect(await isLoggedIn(third)).toBe(true);
  const { rows } = await sql`select from push_subscriptions where session_id = ${session}`.execute(
    service.platform.db,
  );
  expect(rows).toHaveLength(0);
  const left = (await listOf(browser)).map(({ current: _, ...told }) => told);
  await eventually(() =>
    expect(heard.at(-1)).toEqual({ name: 'accounts/sessions-changed', payload: { sessions: left } }),
  );
  ownSocket.close();
});

test("refuses to end another member's login, or one that ended [AUTH-12d]", async () => {
  const { email, browser } = await newMember();
  const { browser: stranger } = await newMember();
  const session = await idOf(browser);
  expect((await stranger.api(endSessions, { session })).status).toBe(404);
  expect(await isLoggedIn(browser)).toBe(true);
  expect(await listOf(stranger)).toHaveLength(1);
  const other = await idOf(await logInElsewhere(email));
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => browser.api(endSessions, { session: other })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
});

test('ends all other logins and keeps this one, or ends this one too with `everywhere` [ACC-8e, AUTH-8a]', async () => {
  const { email, browser } = await newMember();
  const others = await Promise.all([1, 2, 3].map(() => logInElsewhere(email)));
  expect((await browser.api(endSessions, { all: 'others' })).answer).toEqual({ ended: 3 });
  expect(await Promise.all(others.map(isLoggedIn))).toEqual([false, false, false]);
  expect(await listOf(browser)).toHaveLength(1);
  expect((await browser.api(endSessions, { all: 'others' })).answer).toEqual({ ended: 0 });
  const other = await logInElsewhere(email);
  expect((await browser.api(endSessions, { all: 'everywhere' })).answer).toEqual({ ended: 2 });
  expect(browser.cookies.has('vonk_session')).toBe(false);
  expect(await isLoggedIn(other)).toBe(false);
});

test('logs out when the caller ends their own login [ACC-8e]', async () => {
  const { browser } = await newMember();
  await browser.api(endSessions, { session: await idOf(browser) });
  expect(browser.cookies.has('vonk_session')).toBe(false);
});

test('accepts either one login or all, never both or nothing [ACC-8e]', async () => {
  const { browser } = await newMember();
  const session = await idOf(browser);
  for (const input of [{}, { session, all: 'others' as const }])
    expect((await browser.api(endSessions, input)).status).toBe(400);
});

test('ends a login after 14 unused days, and a used one after 30 days [AUTH-6d]', async () => {
  const { email, browser } = await newMember();
  const idle = await logInElsewhere(email);
  const day = 24 * 3600;
  for (let days = 13; days < 30; days += 13) {
    clock.forward(13 * day);
    expect(await isLoggedIn(browser)).toBe(true);
    // The activity is written in parallel to the answer.
    await eventually(async () => {
      const seen = Date.parse((await listOf(browser)).find(({ current }) => current)?.last_seen_at ?? '');
      expect(clock.now().getTime() - seen).toBeLessThan(60_000);
    });
    if (days > 13) expect(await isLoggedIn(idle)).toBe(false);
  }
  expect(await listOf(browser)).toHaveLength(1);
  clock.forward(5 * day);
  expect(await isLoggedIn(browser)).toBe(false);
});

test('updates the list after a log-in and a log-out elsewhere [ACC-8e]', async () => {
  const { email, browser } = await newMember();
  const socket = await browser.socket();
  const heard = recordEvents(socket);
  const other = await logInElsewhere(email);
  await eventually(() => expect(heard.at(-1)?.payload).toMatchObject({ sessions: [{}, {}] }));
  await other.api(logOut, {});
  await eventually(() => expect(heard.at(-1)?.payload).toEqual({ sessions: [expect.anything()] }));
  socket.close();
});
