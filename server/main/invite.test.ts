import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { checkInvite } from '#contract/accounts/check-invite.ts';
import { inheritedEnv } from '#tests/support/service/inherited-environment.ts';
import { type ServiceProcess, startProcess } from '#tests/support/service/process.ts';

const run = promisify(execFile);
const command = fileURLToPath(new URL('invite.ts', import.meta.url));

const isValid = async (service: ServiceProcess, code: string) =>
  (await service.client().api(checkInvite, { code })).answer.valid;

test('prints codes with links, with and without a running service [ACC-3b]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-invite-'));
  await chmod(folder, 0o711);
  const variables = { DATA_DIR: join(folder, 'data'), DEMO: '0', NODE_ENV: 'test', PORT: '4999' };
  const invite = async (...args: string[]): Promise<string[]> => {
    const env = { ...inheritedEnv(), ...variables };
    const { stdout } = await run(process.execPath, [command, ...args], { env });
    return stdout.trim().split('\n');
  };
  const first = await startProcess({ ...variables, PORT: '0' });
  const lines = await invite('--site=localhost', '--count=3');
  expect(lines).toHaveLength(3);
  for (const line of lines)
    expect(line).toMatch(/^((?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}) {2}http:\/\/localhost:4999\/signup\?invite=\1$/);
  const codes = lines.map((line) => line.slice(0, 19));
  expect(new Set(codes).size).toBe(3);
  for (const code of codes) expect(await isValid(first, code)).toBe(true);
  await first.terminate();

  const [alone = ''] = await invite('--site=localhost', '--days=30');
  for (const [args, said] of [
    [[], '--site: the host name of the site is missing'],
    [['--site=elsewhere.example'], '--site: there is no site elsewhere.example'],
    [['--site=localhost', '--count=0'], '--count: a number from 1 to 1000'],
    [['--site=localhost', '--days=366'], '--days: a number from 1 to 365'],
  ] as const)
    await expect(invite(...args)).rejects.toThrow(said);
  const second = await startProcess({ ...variables, PORT: '0' });
  expect(await isValid(second, alone.slice(0, 19))).toBe(true);
  await second.terminate();
  await rm(folder, { recursive: true, force: true });
}, 120_000);
