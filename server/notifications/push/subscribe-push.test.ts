import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { logOut } from '#contract/accounts/log-out.ts';
import { subscribePush } from '#contract/notifications/subscribe-push.ts';
import { unsubscribePush } from '#contract/notifications/unsubscribe-push.ts';
import { waitForBlockedStatement } from '#tests/support/database/wait-for-lock.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { removePush } from './unsubscribe-push.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };

const subscribers = async (endpoint: string) =>
  (
    await sql<{
      member_id: number;
    }>`select member_id from push_subscriptions where endpoint = ${endpoint}`.execute(service.platform.db)
  ).rows.map((row) => row.member_id);

test('stores a device with its session, moves it to the next member there, and removes it on log-out [NOTIF-3c, PUSH-9b]', async () => {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/device-1';
  const [first, second] = [service.client(), service.client()];
  const one = await signUpMember(first);
  const other = await signUpMember(second);
  expect((await first.api(subscribePush, { endpoint, keys })).answer).toEqual({ subscribed: true });
  await first.api(subscribePush, { endpoint, keys });
  expect(await subscribers(endpoint)).toEqual([one.id]);
  await second.api(subscribePush, { endpoint, keys });
  expect(await subscribers(endpoint)).toEqual([other.id]);
  await second.api(logOut, {});
  expect(await subscribers(endpoint)).toEqual([]);
});

test('keeps push on the ten newest devices of a member [NOTIF-3c]', async () => {
  const browser = service.client();
  const { id } = await signUpMember(browser);
  for (let device = 0; device < 12; device += 1)
    await browser.api(subscribePush, {
      endpoint: `https://fcm.googleapis.com/fcm/send/many-${device}`,
      keys,
    });
  const { rows } = await sql<{
    endpoint: string;
  }>`select endpoint from push_subscriptions where member_id = ${id}`.execute(service.platform.db);
  expect(rows).toHaveLength(10);
  expect(rows.some(({ endpoint }) => /many-[01]$/.test(endpoint))).toBe(false);
});

test('refuses an address of an unknown host, and refuses visitors [NOTIF-3c, PUSH-10a]', async () => {
  const browser = service.client();
  const endpoint = 'https://169.254.169.254/latest/meta-data';
  expect((await browser.api(subscribePush, { endpoint, keys })).problem.authentication_required).toBe(true);
  await signUpMember(browser);
  const { status, problem } = await browser.api(subscribePush, { endpoint, keys });
  expect(status).toBe(422);
  expect(problem.code).toBe('push_host_not_allowed');
});

test('removes a device only for its own member, idempotently [NOTIF-3c]', async () => {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/taken-off';
  const [own, other] = [service.client(), service.client()];
  const { id } = await signUpMember(own);
  await signUpMember(other);
  await own.api(subscribePush, { endpoint, keys });
  expect((await other.api(unsubscribePush, { endpoint })).answer).toEqual({ subscribed: false });
  expect(await subscribers(endpoint)).toEqual([id]);
  for (let time = 0; time < 2; time += 1)
    expect((await own.api(unsubscribePush, { endpoint })).answer).toEqual({ subscribed: false });
  expect(await subscribers(endpoint)).toEqual([]);
});

test("replaces an address that the browser changed if the old one is the member's [NOTIF-3c]", async () => {
  const [before, after] = ['a', 'b'].map((name) => `https://fcm.googleapis.com/fcm/send/changed-${name}`);
  const [own, other] = [service.client(), service.client()];
  const { id } = await signUpMember(own);
  await signUpMember(other);
  const changed = { endpoint: after ?? '', replaces: before ?? '', keys };
  await own.api(subscribePush, { endpoint: before ?? '', keys });
  expect((await other.api(subscribePush, changed)).problem.code).toBe('not_found');
  expect(await subscribers(after ?? '')).toEqual([]);
  expect((await own.api(subscribePush, changed)).answer).toEqual({ subscribed: true });
  expect(await subscribers(after ?? '')).toEqual([id]);
  expect(await subscribers(before ?? '')).toEqual([]);
});

test('does not store a device whose session ends at the same time [NOTIF-3c, PUSH-9b]', async () => {
  const { db } = service.platform;
  const endpoint = 'https://fcm.googleapis.com/fcm/send/while-leaving';
  const browser = service.client();
  const { id } = await signUpMember(browser);
  const { rows } = await sql<{ id: number }>`select id from sessions where member_id = ${id}`.execute(db);
  const stored = await service.platform.transact(async (unit) => {
    await removePush(unit.db, [Number(rows[0]?.id)]);
    const storing = browser.api(subscribePush, { endpoint, keys });
    // The request passed authentication before the log-in ended. Now it waits for the lock.
    await waitForBlockedStatement(db);
    return { storing };
  });
  expect((await stored.storing).problem.code).toBe('authentication_required');
  expect(await subscribers(endpoint)).toEqual([]);
});
