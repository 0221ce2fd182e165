import { randomBytes } from 'node:crypto';
import { readdir, rename } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { exportFilePath } from '#contract/accounts/get-export.ts';
import { unzip } from '#tests/support/files/unzip.ts';
import { type ExportService, startExportService } from '#tests/support/service/export-service.ts';
import { eventually } from '#tests/support/service/service.ts';
import { purgeExportsJob } from './delete-export-files.job.ts';

const daySeconds = 24 * 3600;

let exporting: ExportService;

beforeAll(async () => {
  exporting = await startExportService();
});

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

const files = async (): Promise<string[]> => {
  const names = await readdir(exporting.service.platform.config.dataDir, { recursive: true });
  return names.filter((name) => name.includes('exports/'));
};

const problem = z.object({ code: z.string() });

describe('fetching it', () => {
  test('works once and deletes the file [SAFE-3a, GDPR-7d]', async () => {
    const member = await exporting.newMember();
    const before = await files();
    await exporting.ready(member);
    expect(await files()).toHaveLength(before.length + 1);
    expect((await exporting.download(member, {})).status).toBe(200);
    await eventually(async () => {
      expect(await exporting.stateOf(member)).toBe('fetched');
      expect(await files()).toHaveLength(before.length);
    });
    expect((await exporting.download(member)).status).toBe(404);
  });

  test('is sealed in the storage, and a file from before the sealing is still served [OPS-3i]', async () => {
    const { db, storage } = exporting.service.platform;
    const keyOf = async (id: number) => {
      const { rows } = await sql<{ key: string }>`
        select storage_key as key from account_exports where member_id = ${id}`.execute(db);
      return rows[0]?.key ?? '';
    };
    const [anna, bram] = [await exporting.newMember(), await exporting.newMember()];
    for (const member of [anna, bram]) await exporting.ready(member);
    const stored = Buffer.from(await storage.get(await keyOf(anna.id)));
    expect(stored.includes('messages.json')).toBe(false);
    const plain = await bytesOf(await exporting.download(anna));
    expect([...(await unzip(plain)).keys()]).toContain('messages.json');
    const earlier = 'exports/from-before.zip';
    await storage.put(earlier, plain);
    await sql`update account_exports set storage_key = ${earlier} where member_id = ${bram.id}`.execute(db);
    expect((await bytesOf(await exporting.download(bram))).equals(plain)).toBe(true);
    await eventually(async () => expect(await storage.exists(earlier)).toBe(false));
  });

  test('serves the whole file to exactly one of eight simultaneous downloads [SAFE-3a]', async () => {
    const member = await exporting.newMember();
    await exporting.ready(member);
    const responses = await Promise.all(Array.from({ length: 8 }, () => exporting.download(member)));
    const bodies = await Promise.all(responses.map(bytesOf));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404, 404, 404]);
    const whole = bodies[responses.findIndex(({ status }) => status === 200)];
    expect((await unzip(whole ?? Buffer.alloc(0))).has('profile.json')).toBe(true);
  });

  test('allows a retry after an interrupted download, and none while one is under way [SAFE-3a]', async () => {
    const member = await exporting.newMember();
    // Too large for the buffers in between: the client has to read the file.
    const { storage, db } = exporting.service.platform;
    await storage.put('originals/members/large.webp', randomBytes(30_000_000));
    await sql`insert into photos (member_id, path, status) values (${member.id}, 'members/large', 'active')`.execute(
      db,
    );
    await exporting.ready(member);
    const cookie = [...member.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const hanging = await new Promise<ReturnType<typeof get>>((resolve, reject) => {
      const request = get(
        new URL(exportFilePath, exporting.service.url),
        { headers: { cookie } },
        (response) => {
          response.pause();
          resolve(request);
        },
      ).once('error', reject);
    });
    expect((await exporting.download(member)).status).toBe(404);
    expect(await exporting.stateOf(member)).toBe('ready');
    hanging.once('error', () => {});
    hanging.destroy();
    const again = await eventually(async () => {
      const response = await exporting.download(member);
      expect(response.status).toBe(200);
      return response;
    });
    const found = await unzip(await bytesOf(again));
    expect(found.get('photos/1.webp')).toHaveLength(30_000_000);
  });

  test('allows a retry if the file could not be opened [SAFE-3a]', async () => {
    const member = await exporting.newMember();
    const before = await files();
    await exporting.ready(member);
    const [name = ''] = (await files()).filter((one) => !before.includes(one));
    const file = join(exporting.service.platform.config.dataDir, name);
    await rename(file, `${file}.away`);
    expect((await exporting.download(member)).status).toBe(500);
    await rename(`${file}.away`, file);
    const again = await eventually(async () => {
      const response = await exporting.download(member);
      expect(response.status).toBe(200);
      return response;
    });
    expect((await unzip(await bytesOf(again))).has('profile.json')).toBe(true);
  });

  test('allows a retry if the client disconnected before the download began [SAFE-3a]', async () => {
    const member = await exporting.newMember();
    await exporting.ready(member);
    const cookie = [...member.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = new URL(exportFilePath, exporting.service.url);
    const { transact, db } = exporting.service.platform;
    await transact(async (unit) => {
      await sql`select 1 from account_exports where member_id = ${member.id} for update`.execute(unit.db);
      const request = get(url, { headers: { cookie } }).once('error', () => {});
      // The download waits for the row by now.
      await eventually(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where wait_event_type = 'Lock' and query like 'update "account_exports"%'`.execute(db);
        expect(rows).toHaveLength(1);
      });
      request.destroy();
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    await eventually(async () => expect((await exporting.download(member)).status).toBe(200));
  });

  test('releases the file some time after the downloading process died [SAFE-3a]', async () => {
    const member = await exporting.newMember();
    await exporting.ready(member);
    const until = new Date(exporting.clock.now().getTime() + 120_000);
    await sql`update account_exports set fetching_until = ${until} where member_id = ${member.id}`.execute(
      exporting.service.platform.db,
    );
    expect((await exporting.download(member)).status).toBe(404);
    exporting.clock.forward(121);
    expect((await exporting.download(member)).status).toBe(200);
  });

  test('serves the member only, logged in, from one of our pages [SAFE-3a]', async () => {
    const [member, stranger] = [await exporting.newMember(), await exporting.newMember()];
    await exporting.ready(member);
    expect((await exporting.download(stranger)).status).toBe(404);
    expect(await exporting.stateOf(stranger)).toBe('none');
    const visitor = await exporting.service.get(exportFilePath);
    expect([visitor.status, z.parse(problem, await visitor.json()).code]).toEqual([
      403,
      'authentication_required',
    ]);
    for (const origin of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'none' }])
      expect((await exporting.download(member, origin)).status).toBe(403);
    const head = await member.client.fetch(exportFilePath, { method: 'HEAD' });
    expect(head.status).toBe(404);
    expect(await exporting.stateOf(member)).toBe('ready');
    expect((await exporting.download(member, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('ends after seven days, and the hourly job deletes the file [SAFE-3a, GDPR-7d]', async () => {
    const member = await exporting.newMember();
    const before = await files();
    await exporting.ready(member);
    exporting.clock.forward(7 * daySeconds - 60);
    expect(await exporting.stateOf(member)).toBe('ready');
    exporting.clock.forward(120);
    expect(await exporting.stateOf(member)).toBe('expired');
    expect((await exporting.download(member)).status).toBe(404);
    await exporting.service.platform.jobs.send(purgeExportsJob, {});
    await eventually(async () => expect((await files()).length).toBeLessThanOrEqual(before.length));
    expect(await exporting.stateOf(member)).toBe('expired');
  });
});
