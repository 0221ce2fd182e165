import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hourSeconds } from '#contract/kit/durations.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { sendComplaint } from '#contract/safety/send-complaint.ts';
import { systemClock } from '#server/platform/clock.ts';
import { loadSites } from '#server/sites/door.ts';
import { freshDatabase } from '#tests/support/database/database.ts';
import { newPicture } from '#tests/support/files/new-picture.ts';
import { addCompleteMember } from '#tests/support/people/people.ts';
import { startKillable } from '#tests/support/service/killable-service.ts';
import { eventually } from '#tests/support/service/service.ts';

test('hides fully or not at all if the process is killed, and the next run hides once [NCII-1c]', {
  timeout: 240_000,
}, async () => {
  const database = await freshDatabase();
  const { db } = database;
  const dataDir = await mkdtemp(join(tmpdir(), 'vonk-clock-'));
  const count = async (table: 'hidden_pictures' | 'reports') =>
    (await sql<{ number: number }>`select count(*)::integer as number from ${sql.table(table)}`.execute(db))
      .rows[0]?.number;
  try {
    const first = await startKillable(database.url, undefined, dataDir);
    await loadSites(db);
    const member = await addCompleteMember({ db, clock: systemClock });
    const photo = new Blob([await newPicture()]);
    (await first.loggedIn(member).api(addPhoto, { photo })).answer;
    await sql`update photos set status = 'active'`.execute(db);
    await first.visitor().api(sendComplaint, {
      ...{
        client_id: crypto.randomUUID(),
        subject: 'intimate_image',
        words: 'Dit ben ik.',
        good_faith: true,
      },
      ...{ name: 'Eva', email: 'eva@post.example', place: `/members/${member}` },
    });
    await first.arm('profiles/overdue-hidden');
    await first.forward(46 * hourSeconds);
    void first.run('profiles/hide-overdue').catch(() => undefined);
    expect(await first.ended).toBe('SIGKILL');
    expect([await count('hidden_pictures'), await count('reports')]).toEqual([0, 0]);
    const next = await startKillable(database.url, undefined, dataDir);
    await next.forward(46 * hourSeconds);
    await next.run('profiles/hide-overdue');
    await eventually(async () =>
      expect([await count('hidden_pictures'), await count('reports')]).toEqual([1, 1]),
    );
    await next.run('profiles/hide-overdue');
    expect([await count('hidden_pictures'), await count('reports')]).toEqual([1, 1]);
    await next.kill();
  } finally {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
