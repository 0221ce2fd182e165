import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrationsFolder } from '#server/platform/database/migrate.ts';
import { freshDatabase } from '#tests/support/database/database.ts';

/** Codes from before migration 0145, whose operators only the audit log knows. */
const before = `
  insert into operators (id, email, roles) values
    (1, 'asker@staff.example', '{finance}'), (2, 'second@staff.example', '{finance}');
  insert into discount_codes (code, value_percentage, validity, expires_at) values
    ('APPROVED', 10, 'once-per-user', null),
    ('ALONE', 10, 'once', '2026-03-02T10:00:00Z'),
    ('STOPPED', 10, 'once', '2026-03-03T10:00:00Z'),
    ('GIVEN', 10, 'once', null);
  insert into audit_entries (at, operator_id, action, details) values
    ('2026-03-01T10:00:00Z', 2, 'credits/make-code', '{"code": "APPROVED", "asker": 1}'),
    ('2026-03-01T10:00:00Z', 1, 'credits/make-code', '{"code": "ALONE"}'),
    ('2026-03-01T10:00:00Z', 1, 'credits/make-code', '{"code": "STOPPED"}'),
    ('2026-02-01T10:00:00Z', 2, 'credits/stop-code', '{"code": "ALONE"}'),
    ('2026-03-03T10:00:00Z', 2, 'credits/stop-code', '{"code": "STOPPED"}')`;

test('migration 0145 finds the operators of older codes in the audit log [SAFE-6i, OPS-2a]', async () => {
  const older = await mkdtemp(join(tmpdir(), 'vonk-older-'));
  const { db, url, drop } = await freshDatabase('bare');
  try {
    for (const file of await readdir(migrationsFolder))
      if (file < '0145') await cp(join(migrationsFolder, file), join(older, file));
    await migrate(url, older);
    await sql.raw(before).execute(db);
    await migrate(url);
    const { rows } = await sql`
      select code, made_by as made, approved_by as approved, stopped_by as stopped, stopped_at = expires_at as at_end
      from discount_codes order by code`.execute(db);
    expect(rows).toEqual([
      { code: 'ALONE', made: 1, approved: null, stopped: null, at_end: null },
      { code: 'APPROVED', made: 1, approved: 2, stopped: null, at_end: null },
      { code: 'GIVEN', made: null, approved: null, stopped: null, at_end: null },
      { code: 'STOPPED', made: 1, approved: null, stopped: 2, at_end: true },
    ]);
  } finally {
    await drop();
    await rm(older, { recursive: true, force: true });
  }
});
