import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';

test('lets only one process hold a data folder, however its path is written [OPS-1b]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-lock-'));
  const free = await lockDataFolder(folder);
  await expect(lockDataFolder(join(folder, '..', folder.split('/').at(-1) ?? ''))).rejects.toThrow(
    /already runs/,
  );
  await free();
  const again = await lockDataFolder(folder);
  await again();
  await rm(folder, { recursive: true });
});
