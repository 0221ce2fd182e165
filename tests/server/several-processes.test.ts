import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { logOut } from '#contract/accounts/log-out.ts';
import { typing } from '#contract/chat/events.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { livePath } from '#contract/kit/event.ts';
import type { Id } from '#contract/kit/id.ts';
import { activateProfile } from '#server/profiles/door.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database/database.ts';
import { recordEvents } from '#tests/support/people/people.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { type ServiceProcess, StartFailedError, startProcess } from '#tests/support/service/process.ts';
import { eventually } from '#tests/support/service/service.ts';
import { echo } from '#tests/support/service/test-operations.ts';

// Every test starts whole processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const register = fileURLToPath(new URL('../support/service/process-register.ts', import.meta.url));

let folder: string;
let database: FreshDatabase;
let processes: ServiceProcess[] = [];
let web: ServiceProcess;
let realtime: ServiceProcess;

const work = () => join(folder, 'work.txt');
const lines = () => (existsSync(work()) ? readFileSync(work(), 'utf8').trim().split('\n') : []);

const start = async (roles: string): Promise<ServiceProcess> => {
  const started = await startProcess({
    DATABASE_URL: database.url,
    // All processes share one folder, as on one machine.
    DATA_DIR: join(folder, 'data'),
    ROLES: roles,
    TEST_REGISTER: register,
    TEST_FILE: work(),
  });
  processes.push(started);
  return started;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-roles-'));
  database = await freshDatabase();
  web = await start('web');
  realtime = await start('realtime');
});

afterAll(async () => {
  for (const started of processes) await started.kill9();
  processes = [];
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const member = async (name: string): Promise<{ client: Client; live: Client; id: Id }> => {
  const client = web.client();
  const { id } = await signUpMember(client, { name });
  await activateProfile(database.db, id);
  const live = realtime.client();
  for (const [cookie, value] of client.cookies) live.cookies.set(cookie, value);
  return { client, live, id };
};

const status = async (service: ServiceProcess, path: string) => (await service.client().get(path)).status;

test('each process answers only the requests of its roles, and all report their health [OPS-2e]', async () => {
  expect(await status(web, '/readyz')).toBe(200);
  expect(await status(realtime, '/readyz')).toBe(200);
  expect(await status(web, '/api/settings.php')).toBe(200);
  expect(await status(realtime, '/api/settings.php')).toBe(404);
  const polling = `${livePath}/?EIO=4&transport=polling`;
  expect(await status(realtime, polling)).toBe(200);
  expect(await status(web, polling)).toBe(404);
  const { client } = await member('Wies');
  await expect(client.socket()).rejects.toThrow();
});

test('events reach the sockets of another process, and a log-out closes them [CHAT-6a, OPS-2e]', async () => {
  const [anna, bram] = [await member('Anna'), await member('Bram')];
  const [hers, his] = [await anna.live.socket(), await bram.live.socket()];
  const heard = recordEvents(his);
  const sent = { client_id: randomUUID(), kind: 'text', text: 'Hoi Bram' } as const;
  const { answer } = await anna.client.api(sendMessage, { profile: bram.id, ...sent });
  await eventually(() =>
    expect(heard).toContainEqual({
      name: 'chat/message-added',
      payload: expect.objectContaining({ message: expect.objectContaining({ text: 'Hoi Bram' }) }),
    }),
  );
  expect(await hers.emitWithAck(typing.name, { conversation: answer.message.conversation })).toEqual({
    ok: true,
  });
  await eventually(() => expect(heard.map(({ name }) => name)).toContain('chat/other-typing'));
  await bram.client.api(logOut, {});
  await eventually(() => expect(his.connected).toBe(false));
  expect(hers.connected).toBe(true);
  hers.close();
});

test('a job that the web process stores runs in the jobs process, which answers no calls [OPS-2e]', async () => {
  expect((await web.client().api(echo, { text: 'before' })).status).toBe(200);
  expect(lines()).toEqual([]);
  const jobs = await start('jobs');
  await eventually(() => expect(lines()).toContain('done before'), 30_000);
  expect((await web.client().api(echo, { text: 'after' })).status).toBe(200);
  await eventually(() => expect(lines()).toContain('done after'));
  expect(await status(jobs, '/readyz')).toBe(200);
  expect(await status(jobs, '/api/settings.php')).toBe(404);
  expect(await status(jobs, `${livePath}/?EIO=4&transport=polling`)).toBe(404);
  expect((await jobs.terminate()).code).toBe(0);
});

test('a second process with the same role cannot use the data folder [OPS-2e]', async () => {
  await expect(start('web,jobs')).rejects.toThrow(StartFailedError);
});
