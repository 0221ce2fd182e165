import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sendMessage } from '#contract/chat/send-message.ts';
import type { Id } from '#contract/kit/id.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { systemClock } from '#server/platform/clock.ts';
import { loadSites } from '#server/sites/door.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database/database.ts';
import { addCompleteMember } from '#tests/support/people/people.ts';
import { type KillableService, startKillable } from '#tests/support/service/killable-service.ts';
import { eventually } from '#tests/support/service/service.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(() => database.drop());

const mails = z.array(z.object({ kind: z.string(), subject: z.string() }));

/** The number of daily mails in the data folder's mailbox for the member. */
const dailyMails = async (service: KillableService, member: Id): Promise<number> => {
  const { rows } = await sql<{
    email: string;
  }>`select email from addresses where member_id = ${member}`.execute(database.db);
  const response = await service.visitor().get(`/dev/mailbox.json?to=${rows[0]?.email}`);
  return z.parse(mails, await response.json()).filter(({ kind }) => kind === 'mail').length;
};

const jobsOf = async (member: Id): Promise<number> => {
  const { rows } = await sql<{ jobs: number }>`select count(*)::int as jobs from pgboss.job
    where name = 'notifications/mail-news' and data->>'member' = ${String(member)}
      and state in ('created', 'retry', 'active') and start_after <= now()`.execute(database.db);
  return rows[0]?.jobs ?? 0;
};

/** A time zone in which it is evening now, whenever this test runs. */
const eveningZone = (): string => {
  const ahead = 19 - new Date().getUTCHours();
  const hours = ahead > 14 ? ahead - 24 : ahead;
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
};

test.each([
  ['notifications/news-claimed', 0],
  ['notifications/news-mailed', 1],
] as const)(
  'does not send the daily mail twice after the process is killed at %s [NOTIF-1a]',
  { timeout: 240_000 },
  async (step, sent) => {
    const { db } = database;
    const folder = await mkdtemp(join(tmpdir(), 'vonk-daily-'));
    const dying = await startKillable(database.url, step, folder);
    await loadSites(db);
    const parts = { db, clock: systemClock };
    const [writer, reader] = [await addCompleteMember(parts), await addCompleteMember(parts)];
    await verifyAddress(db, reader, new Date());
    await sql`update profiles set last_active_at = now() - interval '1 day' where member_id = ${reader}`.execute(
      db,
    );
    await sql`update addresses set time_zone = ${eveningZone()} where member_id = ${reader}`.execute(db);
    await sql`insert into notification_choices (member_id, channel, kind, wanted, daily)
      values (${reader}, 'mail', 'message', true, true)`.execute(db);
    const said = { profile: reader, client_id: randomUUID(), kind: 'text', text: 'Hoi!' } as const;
    expect((await dying.loggedIn(writer).api(sendMessage, said)).status).toBe(200);
    // The next mail waits for tomorrow's evening, because this evening has begun.
    await sql`update pgboss.job set start_after = now() where name = 'notifications/mail-news'`.execute(db);
    expect(await dying.ended).toBe('SIGKILL');

    const next = await startKillable(database.url, undefined, folder);
    await eventually(async () => expect(await jobsOf(reader)).toBe(0), 30_000);
    expect(await dailyMails(next, reader)).toBe(sent);
    await next.kill();
    await rm(folder, { recursive: true, force: true });
  },
);
