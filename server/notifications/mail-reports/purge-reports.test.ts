import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { startService } from '#tests/support/service/service.ts';
import { addressHash } from '../addresses/address-hash.ts';
import { purgeReports } from './purge-reports.job.ts';

test('purges bounces after a month, reports after three, and ownerless suppressions after three years [GDPR-9d]', async () => {
  const clock = movableClock();
  const service = await startService({ clock });
  const { db, keys } = service.platform;
  await signUpMember(service.client(), { email: 'blijver@post.example' });
  const now = clock.now();
  await sql`insert into soft_bounces (address_hash, last_at) values (${Buffer.alloc(16)}, ${now})`.execute(
    db,
  );
  await sql`insert into mail_reports (report_hash, taken_at) values (${Buffer.alloc(32)}, ${now})`.execute(
    db,
  );
  for (const email of ['blijver@post.example', 'weg@post.example'])
    await sql`insert into mail_suppressions (address_hash, cause, since)
      values (${addressHash(keys, email)}, 'fbl', ${now})`.execute(db);
  const left = async () => {
    await purgeReports.run({}, service.platform);
    const { rows } = await sql<Record<string, number>>`select
      (select count(*) from soft_bounces) as bounces,
      (select count(*) from mail_reports) as reports,
      (select count(*) from mail_suppressions) as stops`.execute(db);
    return rows[0];
  };
  expect(await left()).toEqual({ bounces: 1, reports: 1, stops: 2 });
  clock.forward(31 * 24 * 3600);
  expect(await left()).toEqual({ bounces: 0, reports: 1, stops: 2 });
  clock.forward(60 * 24 * 3600);
  expect(await left()).toEqual({ bounces: 0, reports: 0, stops: 2 });
  clock.forward((3 * 365 - 92) * 24 * 3600);
  expect(await left()).toEqual({ bounces: 0, reports: 0, stops: 2 });
  clock.forward(2 * 24 * 3600);
  expect(await left()).toEqual({ bounces: 0, reports: 0, stops: 1 });
  const { rows } = await sql<{ hash: Buffer }>`select address_hash as hash from mail_suppressions`.execute(
    db,
  );
  expect(rows[0]?.hash).toEqual(addressHash(keys, 'blijver@post.example'));
});
