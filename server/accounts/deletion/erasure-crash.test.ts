import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requestDeletion } from '#contract/accounts/request-deletion.ts';
import type { Id } from '#contract/kit/id.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { systemClock } from '#server/platform/clock.ts';
import { hashPassword } from '#server/platform/identity/passwords.ts';
import { loadSites } from '#server/sites/door.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database/database.ts';
import { columnsHolding, filesBelow } from '#tests/support/database/member-traces.ts';
import { addCompleteMember } from '#tests/support/people/people.ts';
import { startKillable } from '#tests/support/service/killable-service.ts';
import { eventually } from '#tests/support/service/service.ts';
import { storePassword } from '../credentials/credentials.sql.ts';

const timeout = 120_000;
/** Each step costs a service start: the long run covers all of them, every run the most important ones. */
const steps =
  process.env.LONG === '1'
    ? [
        'accounts/mails-forgotten',
        'accounts/erased-in-part',
        'accounts/erased-uncommitted',
        'accounts/erased',
        'photos/file-deleted',
      ]
    : ['accounts/erased-uncommitted', 'photos/file-deleted'];

const password = 'een heel lang wachtwoord';

let database: FreshDatabase;
let dataDir: string;

beforeEach(async () => {
  database = await freshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'vonk-erasure-'));
});

afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (failpoint?: string) => startKillable(database.url, failpoint, dataDir);

const pictures = async () => (await filesBelow(dataDir)).filter((file) => file.startsWith('files/'));

/** Requires a service to have run on the database, because the service creates the first site. */
const leavingMember = async (): Promise<Id> => {
  const service = await start();
  await loadSites(database.db);
  const member = await addCompleteMember({ db: database.db, clock: systemClock });
  await storePassword(database.db, member, await hashPassword(password), new Date());
  const browser = service.loggedIn(member);
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#d6006e' } })
    .png()
    .toBuffer();
  await browser.api(addPhoto, { photo: new Blob([new Uint8Array(bytes)]) });
  expect((await browser.api(requestDeletion, { password, reason: 'break' })).status).toBe(200);
  await service.kill();
  return member;
};

/** Makes the erasure and its stored job due. */
const passTime = async () => {
  await sql`update deletions set erase_at = now() - interval '1 minute'`.execute(database.db);
  await sql`update pgboss.job set start_after = now() where name = 'accounts/erase-due'`.execute(database.db);
};

const erasedAt = async (member: Id) =>
  (
    await sql<{ at: Date | null }>`select erased_at as at from members where id = ${member}`.execute(
      database.db,
    )
  ).rows[0]?.at;

test.each(steps)(
  'killed at %s leaves the erasure complete or undone, and the next start finishes it [ACC-13d, GDPR-8d]',
  { timeout },
  async (step) => {
    const member = await leavingMember();
    expect(await pictures()).not.toEqual([]);
    // Starts once the service listens: a process that is killed earlier has no address to wait for.
    const killed = await start(step);
    await passTime();
    expect(await killed.ended).toBe('SIGKILL');
    const held = await columnsHolding(database.db, member);
    if ((await erasedAt(member)) === null) expect(held).toContain('profiles.member_id');
    else expect(held).not.toContain('profiles.member_id');

    const next = await start();
    await eventually(async () => {
      expect(await erasedAt(member)).not.toBeNull();
      expect(await pictures()).toEqual([]);
    }, 60_000);
    expect(await columnsHolding(database.db, member)).toEqual([
      'ledger_transfers.member_id',
      'wallets.member_id',
    ]);
    await next.kill();
  },
);
