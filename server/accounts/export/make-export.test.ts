import { beforeAll, expect, test } from 'vitest';
import { getExport } from '#contract/accounts/get-export.ts';
import { requestExport } from '#contract/accounts/request-export.ts';
import { systemClock } from '#server/platform/clock.ts';
import { hashPassword } from '#server/platform/identity/passwords.ts';
import { loadSites } from '#server/sites/door.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database/database.ts';
import { addCompleteMember } from '#tests/support/people/people.ts';
import { startKillable } from '#tests/support/service/killable-service.ts';
import { eventually } from '#tests/support/service/service.ts';
import { storePassword } from '../credentials/credentials.sql.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  return () => database.drop();
});

test('finishes the export in the next process after a crash between the file and its row [SAFE-3a]', {
  timeout: 240_000,
}, async () => {
  const password = 'a rather long password';
  const first = await startKillable(database.url, 'accounts/export-stored');
  await loadSites(database.db);
  const member = await addCompleteMember({ db: database.db, clock: systemClock });
  await storePassword(database.db, member, await hashPassword(password), new Date());
  await first
    .loggedIn(member)
    .api(requestExport, { password })
    .catch(() => null);
  expect(await first.ended).toBe('SIGKILL');
  const second = await startKillable(database.url);
  const browser = second.loggedIn(member);
  await eventually(async () => expect((await browser.api(getExport, {})).answer.state).toBe('ready'), 30_000);
  expect((await browser.api(requestExport, { password })).problem.code).toBe('export_too_soon');
  await second.kill();
});
