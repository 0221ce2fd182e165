import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getExport } from '#contract/accounts/get-export.ts';
import { requestExport } from '#contract/accounts/request-export.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { databaseUser } from '#server/platform/database/embedded/run-as.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database/database.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { type ServiceProcess, startProcess } from '#tests/support/service/process.ts';
import { eventually } from '#tests/support/service/service.ts';

let database: FreshDatabase;
let service: ServiceProcess;
let dataDir: string;

/** A file as an earlier version left it, in a folder that everybody may enter. */
const older = 'files/originals/ab/older.webp';

const everything = (): Promise<string[]> => readdir(dataDir, { recursive: true });

beforeAll(async () => {
  database = await freshDatabase();
  dataDir = join(await mkdtemp(join(tmpdir(), 'vonk-private-')), 'data');
  await chmod(join(dataDir, '..'), 0o755);
  for (const folder of ['', 'files', 'files/originals', 'files/originals/ab', 'uploads']) {
    await mkdir(join(dataDir, folder));
    await chmod(join(dataDir, folder), 0o755);
  }
  await writeFile(join(dataDir, older), 'a photo');
  await chmod(join(dataDir, older), 0o644);
  service = await startProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir });
});
afterAll(() => service?.terminate());

/** Leaves a photo, an export and the evidence of a report. */
const leaveTraces = async (): Promise<void> => {
  const [anna, bram] = [service.client(), service.client()];
  await signUpMember(anna);
  const { id } = await signUpMember(bram);
  await sql`update profiles set status = 'active'`.execute(database.db);
  const picture = sharp({ create: { width: 600, height: 800, channels: 3, background: '#d6006e' } });
  const photo = new Blob([new Uint8Array(await picture.png().toBuffer())]);
  const added = (await bram.api(addPhoto, { photo })).answer.photo;
  await sql`update photos set status = 'active' where id = ${added.id}`.execute(database.db);
  (await anna.api(reportMember, { profile: id, reason: 'fake', photo: added.id })).answer;
  (await anna.api(requestExport, { password: 'a rather long password' })).answer;
  await eventually(async () => expect((await anna.api(getExport, {})).answer.state).toBe('ready'));
};

test('keeps photos, exports, evidence and older files from other users of the machine [OPS-3i]', async () => {
  await leaveTraces();
  await eventually(async () => expect(await everything()).toContain('files-are-private'));
  const names = await everything();
  for (const kind of [/^files\/originals\/.+\.webp$/, /^files\/exports\/./, /^files\/evidence\/./])
    expect(names.filter((name) => kind.test(name))).not.toEqual([]);
  expect(names).toContain(older);
  const open: string[] = [];
  for (const name of ['', ...names])
    if (((await stat(join(dataDir, name))).mode & 0o077) !== 0) open.push(name);
  expect(open).toEqual([]);
});

// Only root can become another user. Elsewhere the modes above say the same.
test.runIf(process.getuid?.() === 0)('lets another user list and read nothing [OPS-3i]', () => {
  const { uid, gid } = databaseUser() ?? { uid: 65_534, gid: 65_534 };
  const read = (...command: string[]) =>
    spawnSync('/bin/sh', ['-c', command.join(' ')], { uid, gid, cwd: '/', encoding: 'utf8' });
  expect(read('id', '-u').stdout.trim()).toBe(String(uid));
  expect(read('ls', join(dataDir, '..')).stdout.trim()).toBe('data');
  expect(read('find', dataDir, '-mindepth', '1').stdout).toBe('');
  expect(read('cat', join(dataDir, older)).status).not.toBe(0);
});

test('seals exports and evidence with the master key [OPS-3i]', async () => {
  for (const folder of ['exports', 'evidence']) {
    const [name = ''] = await readdir(join(dataDir, 'files', folder));
    const bytes = await readFile(join(dataDir, 'files', folder, name));
    expect(name).toMatch(/\.sealed$/);
    expect(bytes.includes('messages.json') || bytes.includes('WEBP')).toBe(false);
  }
});
