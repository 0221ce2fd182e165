import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { generateMembers } from '#database/seeds/generate-members.ts';
import { registerAddress, verifyAddress } from '#server/notifications/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { openDatabase } from '#server/platform/database/pool.ts';
import { hashPassword } from '#server/platform/identity/passwords.ts';
import type { Benchmark, Prepared } from './frame/benchmark.ts';
import type { BenchmarkEnvironment } from './frame/environment.ts';
import { atPace, percentile } from './frame/latencies.ts';
import { requestsPerSecond } from './frame/load.ts';

const host = 'milf.localhost';
const logins = 50;
// Gives thousands of requests per side: the p99 of only a few hundred is unstable.
const seconds = 15;
const password = 'a rather long password';

/** Members who can log in. All have the same password, which takes as long to verify as any other. */
const addMembers = async (db: Handle): Promise<string[]> => {
  const { rows: sites } = await sql<{ id: number }>`select id from sites where host = ${host}`.execute(db);
  const site = sites[0]?.id;
  if (site === undefined) throw new Error(`The demo has no site ${host}.`);
  await generateMembers(db, { site, count: logins, seed: 21 });
  const { rows } = await sql<{ member_id: Id }>`
    select member_id from profiles left join addresses using (member_id)
    where profiles.site_id = ${site} and not fictional and addresses.email is null
    order by member_id limit ${logins}`.execute(db);
  const hash = await hashPassword(password);
  const emails: string[] = [];
  for (const { member_id: member } of rows) {
    const email = `storm${emails.length}@bench.example`;
    await registerAddress(db, { member, site, email, language: 'en' });
    await verifyAddress(db, member, new Date());
    await sql`insert into credentials (member_id, password_hash) values (${member}, ${hash})`.execute(db);
    emails.push(email);
  }
  return emails;
};

async function prepare({ databaseUrl, service }: BenchmarkEnvironment): Promise<Prepared> {
  const { db, close } = openDatabase(databaseUrl, null);
  const emails = await addMembers(db);
  const requests = emails.map((email) => ({
    method: 'POST' as const,
    path: `/api/user.php?domain=${host}`,
    headers: {
      'content-type': 'application/json',
      'x-request-type': 'client',
      // A known browser, so that no new-device mail is sent.
      cookie: `vonk_device=${randomBytes(32).toString('base64url')}`,
    },
    body: JSON.stringify({ email, password }),
  }));
  const askSettings = async () => {
    const answer = await fetch(`${service}/api/settings.php`, { headers: { 'x-request-type': 'client' } });
    if (!answer.ok) throw new Error(`settings answered ${answer.status}`);
    await answer.arrayBuffer();
  };
  const p99 = async () => percentile(await atPace(askSettings, { seconds, everyMs: 5 }), 99);
  return {
    baseline: p99,
    async product() {
      // Longer than the measured requests, on both sides.
      const storm = requestsPerSecond({
        url: service,
        requests,
        byLot: true,
        connections: logins,
        seconds: seconds + 3,
      });
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const [slowest] = await Promise.all([p99(), storm]);
      return slowest;
    },
    close,
  };
}

/** A storm of valid log-ins must not stop the site for its other users. */
export const benchmarks: readonly Benchmark[] = [
  {
    id: 'B21',
    work: `GET /api/settings.php, p99, while ${logins} log-ins run at a time`,
    baselineIs: 'the same while nobody logs in',
    unit: 'ms',
    target: { is: 'at most', ratio: 5 },
    prepare,
  },
];
