import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { startSetUp } from '#contract/operators/start-set-up.ts';
import { inheritedEnv } from '#tests/support/service/inherited-environment.ts';
import { startProcess } from '#tests/support/service/process.ts';

vi.setConfig({ testTimeout: 90_000 });

const run = promisify(execFile);
const command = fileURLToPath(new URL('operator.ts', import.meta.url));

test('prints a set-up link for one operator, and invalidates it with --disable [SAFE-2e]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-operator-'));
  await chmod(folder, 0o711);
  const variables = { DATA_DIR: join(folder, 'data'), DEMO: '0', NODE_ENV: 'test', PORT: '4998' };
  const operator = async (...args: string[]): Promise<string> => {
    const env = { ...inheritedEnv(), ...variables };
    return (await run(process.execPath, [command, ...args], { env })).stdout.trim();
  };
  const service = await startProcess({ ...variables, PORT: '0' });
  const line = await operator('--email=ine@staff.example');
  expect(line).toMatch(/^http:\/\/localhost:4998\/console\/set-up\?token=[\w-]{43}$/);
  const token = new URL(line).searchParams.get('token') ?? '';
  const look = () => service.client().api(startSetUp, { token });
  expect((await look()).answer.email).toBe('ine@staff.example');
  expect((await service.client().get('/dev/operator-code')).status).toBe(404);
  expect(await operator('--email=ine@staff.example', '--disable')).toContain('can no longer log in');
  expect((await look()).problem.code).toBe('set_up_link_invalid');
  for (const [args, said] of [
    [[], '--email: the address of the operator'],
    [['--email=nobody'], '--email: the address of the operator'],
    [['--email=nobody@staff.example', '--disable'], 'there is no operator nobody@staff.example'],
  ] as const)
    await expect(operator(...args)).rejects.toMatchObject({ stderr: expect.stringContaining(said) });
  await service.terminate();
  await rm(folder, { recursive: true, force: true });
});
