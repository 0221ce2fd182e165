import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrationsFolder } from '#server/platform/database/migrate.ts';
import { freshDatabase } from '#tests/support/database/database.ts';

/** Member 1 is frozen, 2 frozen anew, 3 free again, and 4 was restricted before the freeze. */
const before = `
  insert into operators (id, email, roles) values (1, 'first@staff.example', '{moderator}'),
    (2, 'second@staff.example', '{moderator}');
  insert into companies (id, name, address, kvk, city, country, support_phone, delete_discount)
    values (1, 'Company', 'Street 1', '1', 'City', 'NL', '1', 25);
  insert into sites (id, host, company_id, niche) values (1, 'one.example', 1, 1);
  insert into members (id, site_id) select n, 1 from generate_series(1, 4) n;
  insert into evidence_holds (client_id, member_id, site_id, ground, words, placed_by, placed_at, owner_id, review_at,
      frozen_at, unfrozen_by, unfrozen_at)
    select gen_random_uuid(), member, 1, 'child_abuse', 'Foto.', 1, frozen::timestamptz, 1, '2027-01-01',
      frozen::timestamptz, case when ended is not null then 2 end, ended::timestamptz
    from (values (1, '2026-03-02', null), (2, '2026-03-02', '2026-03-05'), (2, '2026-03-05', null),
      (3, '2026-03-02', '2026-03-05'), (4, '2026-03-05', null)) as one (member, frozen, ended);
  insert into restrictions (report_id, site_id, member_id, kind, ground, origin, since)
    select 100 + n, 1, n, 'hidden', 'underage', 'http://localhost', '2026-03-03' from generate_series(1, 4) n`;

test('migration 0155 holds the statements of restrictions during a freeze in force [CSAM-2f, DSA-2a]', async () => {
  const older = await mkdtemp(join(tmpdir(), 'vonk-older-'));
  const { db, url, drop } = await freshDatabase('bare');
  try {
    for (const file of await readdir(migrationsFolder))
      if (file < '0155') await cp(join(migrationsFolder, file), join(older, file));
    await migrate(url, older);
    await sql.raw(before).execute(db);
    await migrate(url);
    const { rows } =
      await sql`select member_id as member from restrictions where mail_held order by 1`.execute(db);
    expect(rows).toEqual([{ member: 1 }, { member: 2 }]);
  } finally {
    await drop();
    await rm(older, { recursive: true, force: true });
  }
});
