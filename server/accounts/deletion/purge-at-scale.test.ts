import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { eventually, startService } from '#tests/support/service/service.ts';
import { purgeExpiredHandler } from './purge-expired.job.ts';
import { batchesAtOnce, purgeRowsHandler } from './purge-rows.job.ts';
import { purgeSessionsHandler } from './purge-sessions.job.ts';

const service = await startService();
const { db } = service.platform;
/** The same service without its queue, so that a continuation is counted instead of run. */
const continued: string[] = [];
const alone = {
  ...service.platform,
  jobs: { ...service.platform.jobs, send: async ({ name }: { name: string }) => void continued.push(name) },
};

let member: Id;

beforeEach(async () => {
  continued.length = 0;
  await sql`drop trigger if exists refuse on mailed_tokens`.execute(db);
  member = (await signUpMember(service.client())).id;
});

const endedSessions = (number: number) =>
  sql`insert into sessions (member_id, token_hash, created_at, last_seen_at, expires_at)
    select ${member}, sha256(number::text::bytea), now() - interval '60 days', now() - interval '50 days',
      now() - interval '40 days' from generate_series(1, ${number}::int) number`.execute(db);

const oldTokens = (number: number) =>
  sql`insert into mailed_tokens (token_hash, member_id, purpose, expires_at)
    select sha256(number::text::bytea), ${member}, 'password_reset', now() - interval '40 days'
    from generate_series(1, ${number}::int) number`.execute(db);

const count = async (table: 'sessions' | 'mailed_tokens' | 'passkey_challenges') => {
  const { rows } = await sql<{ number: number }>`select count(*)::integer as number from ${sql.table(table)}
    where member_id = ${member}`.execute(db);
  return rows[0]?.number;
};

/** The database refuses to delete one row, as an error of one table would. */
const refuseOne = async () => {
  await sql`create or replace function refuse() returns trigger language plpgsql as $$
    begin raise exception 'refused'; end $$`.execute(db);
  await sql`create trigger refuse before delete on mailed_tokens for each row
    when (old.email = 'stays@post.example') execute function refuse()`.execute(db);
  await sql`insert into mailed_tokens (token_hash, member_id, purpose, email, expires_at)
    values (sha256('stays'), ${member}, 'mail_change', 'stays@post.example', now() - interval '40 days')`.execute(
    db,
  );
};

test('removes 130,500 ended logins in bounded runs, each of which continues the one before [OPS-4a]', async () => {
  await endedSessions(130_500);
  const left: Array<number | undefined> = [];
  for (let run = 0; run < 3; run += 1) {
    await purgeSessionsHandler.run({}, alone);
    left.push(await count('sessions'));
  }
  // The session of the member who just signed up stays.
  expect(left).toEqual([80_501, 30_501, 1]);
  expect(continued).toEqual(['accounts/purge-sessions', 'accounts/purge-sessions']);
}, 120_000);

test('removes the rows of a table in bounded runs, and a run that stopped is continued [OPS-4a]', async () => {
  await oldTokens(batchesAtOnce * 1000 + 300);
  await purgeRowsHandler.run({ table: 'mailed_tokens' }, alone);
  expect([await count('mailed_tokens'), continued]).toEqual([300, ['accounts/purge-rows']]);
  await purgeRowsHandler.run({ table: 'mailed_tokens' }, alone);
  expect([await count('mailed_tokens'), continued.length]).toEqual([0, 1]);
}, 120_000);

test('keeps what a failed run already removed, and the next run removes the rest [OPS-4a]', async () => {
  await oldTokens(2500);
  await refuseOne();
  await expect(purgeRowsHandler.run({ table: 'mailed_tokens' }, alone)).rejects.toThrow('refused');
  expect(await count('mailed_tokens')).toBeLessThan(2501);
  await sql`drop trigger refuse on mailed_tokens`.execute(db);
  await purgeRowsHandler.run({ table: 'mailed_tokens' }, alone);
  expect(await count('mailed_tokens')).toBe(0);
});

test('removes the other tables although one of them fails [OPS-4a]', async () => {
  await refuseOne();
  await sql`insert into passkey_challenges (challenge_hash, member_id, expires_at)
    values (sha256('old'), ${member}, now() - interval '1 day')`.execute(db);
  await endedSessions(3);
  await purgeExpiredHandler.run({}, service.platform);
  await eventually(async () => {
    expect([await count('passkey_challenges'), await count('sessions')]).toEqual([0, 1]);
  });
  expect(await count('mailed_tokens')).toBe(1);
});

test.each([
  ['sessions', 'expires_at', 'sessions_expired'],
  ['sessions', 'last_seen_at', 'sessions_unused'],
  ['activation_tokens', 'expires_at', 'activation_tokens_expired'],
  ['mailed_tokens', 'expires_at', 'mailed_tokens_expired'],
  ['invites', 'expires_at', 'invites_expired'],
  ['known_devices', 'last_seen_at', 'known_devices_old'],
  ['held_messages', 'tried_at', 'held_messages_old'],
  ['pending_logins', 'expires_at', 'pending_logins_expired'],
  ['passkey_challenges', 'expires_at', 'passkey_challenges_expired'],
])('finds the expired rows of %s by an index on %s [OPS-4a]', async (table, column, index) => {
  const { rows } = await sql<{ indexdef: string }>`select indexdef from pg_indexes
    where tablename = ${table} and indexname = ${index}`.execute(db);
  expect(rows[0]?.indexdef).toContain(`(${column})`);
});
