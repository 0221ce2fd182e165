import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTwoStep } from '#contract/accounts/factors/two-step.ts';
import { subscribePush } from '#contract/notifications/subscribe-push.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { turnOnTwoStep } from '#tests/support/people/two-step.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService } from '#tests/support/service/service.ts';
import { purgeBatch, purgedTables } from './purge.sql.ts';
import { purgeSessionsHandler } from './purge-sessions.job.ts';

async function purgeAccounts(platform: Platform): Promise<void> {
  await purgeSessionsHandler.run({}, platform);
  for (const table of purgedTables) await purgeBatch(platform.db, table, platform.clock.now());
}

test('removes ended logins and keeps everything that can still be used [AUTH-6d]', async () => {
  const clock = movableClock();
  const service = await startService({ clock });
  const { db } = service.platform;
  const browser = service.client();
  const { id } = await signUpMember(browser);
  const keys = { p256dh: 'a'.repeat(87), auth: 'b'.repeat(22) };
  await browser.api(subscribePush, { endpoint: 'https://fcm.googleapis.com/fcm/send/purge', keys });
  const soon = new Date(clock.now().getTime() + 3600_000);
  const hash = Buffer.alloc(32);
  await sql`insert into mailed_tokens (token_hash, member_id, purpose, expires_at)
    values (${hash}, ${id}, 'password_reset', ${soon})`.execute(db);
  await sql`insert into pending_logins (token_hash, member_id, expires_at)
    values (${hash}, ${id}, ${soon})`.execute(db);
  await sql`insert into passkey_challenges (challenge_hash, member_id, expires_at)
    values (${hash}, ${id}, ${soon})`.execute(db);
  const left = async (): Promise<Record<string, number> | undefined> =>
    (
      await sql<Record<string, number>>`select
        (select count(*) from sessions) as sessions,
        (select count(*) from push_subscriptions) as pushes,
        (select count(*) from mailed_tokens) as mailed,
        (select count(*) from pending_logins) as pending,
        (select count(*) from passkey_challenges) as challenges`.execute(db)
    ).rows[0];
  const purge = () => purgeAccounts(service.platform);

  await purge();
  expect(await left()).toEqual({ sessions: 1, pushes: 1, mailed: 1, pending: 1, challenges: 1 });
  clock.forward(3601);
  await purge();
  expect(await left()).toEqual({ sessions: 1, pushes: 1, mailed: 1, pending: 0, challenges: 0 });
  const socket = await browser.socket();
  clock.forward(14 * 24 * 3600);
  expect(socket.connected).toBe(true);
  await purge();
  await eventually(() => expect(socket.connected).toBe(false));
  expect(await left()).toEqual({ sessions: 0, pushes: 0, mailed: 1, pending: 0, challenges: 0 });
  clock.forward(30 * 24 * 3600);
  await purge();
  expect(await left()).toEqual({ sessions: 0, pushes: 0, mailed: 0, pending: 0, challenges: 0 });
});

test('removes an unfinished two-step set-up and keeps one that is on [ACC-15c]', async () => {
  const clock = movableClock();
  const service = await startService({ clock });
  const [left, finished] = [service.client(), service.client()];
  const { id } = await signUpMember(finished);
  await verifyAddress(service.platform.db, id, clock.now());
  await turnOnTwoStep(finished, clock.now());
  const { id: leftId } = await signUpMember(left);
  await verifyAddress(service.platform.db, leftId, clock.now());
  await left.api(startTwoStep, { password: 'a rather long password' });
  const owners = async () =>
    (await sql<{ id: number }>`select member_id as id from totp_secrets`.execute(service.platform.db)).rows;
  await purgeAccounts(service.platform);
  expect(await owners()).toHaveLength(2);
  clock.forward(3601);
  await purgeAccounts(service.platform);
  expect(await owners()).toEqual([{ id }]);
});

test("keeps an erased member's consents as proof for five years, and those of other members [GDPR-9b]", async () => {
  const clock = movableClock();
  const service = await startService({ clock });
  const { db } = service.platform;
  const { id: erased } = await signUpMember(service.client());
  const { id: stays } = await signUpMember(service.client());
  await sql`update members set erased_at = ${clock.now()} where id = ${erased}`.execute(db);
  const owners = async () => {
    await purgeAccounts(service.platform);
    return (await sql<{ id: number }>`select distinct member_id as id from consents`.execute(db)).rows;
  };
  clock.forward((5 * 365 - 1) * 24 * 3600);
  expect(await owners()).toHaveLength(2);
  clock.forward(2 * 24 * 3600);
  expect(await owners()).toEqual([{ id: stays }]);
});
