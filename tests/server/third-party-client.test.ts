import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startService } from '#tests/support/service/service.ts';

const run = promisify(execFile);
const program = (name: string): string => resolve('node_modules/.bin', name);

/**
 * A folder outside the project, as a third party has it: the example, and the document that the service
 * serves. It sees nothing of our code.
 */
const thirdParty = async (document: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-third-party-'));
  await cp('docs/api/example', join(folder, 'example'), {
    recursive: true,
    filter: (file) => !file.endsWith('vonk.ts'),
  });
  await writeFile(join(folder, 'openapi.json'), document);
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  return folder;
};

test('a generated client signs up, searches, likes, chats and orders [API-1d]', async () => {
  const service = await startService();
  const folder = await thirdParty(await (await service.get('/api/openapi.json')).text());
  const cwd = join(folder, 'example');
  try {
    await run(program('orval'), ['--config', 'orval.config.mjs'], { cwd });
    // The types of the client must allow what the example does, and the example must use them strictly.
    await run(program('tsc'), ['-p', '.', '--typeRoots', resolve('node_modules/@types')], { cwd });
    const { stdout } = await run(process.execPath, ['journey.ts', service.url], { cwd });
    expect(JSON.parse(stdout)).toEqual({
      found: true,
      match: false,
      liked_by: ['Robin'],
      read: ['Hello Sam!'],
      refused: 'own_profile',
      payment: 'completed',
      credits: expect.any(Number),
    });
  } catch (error) {
    // The compiler says on standard output what is wrong.
    const told = typeof error === 'object' && error !== null && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`${told}\n${String(error)}`, { cause: error });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
