import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

const inputs = [
  'web/**/*.*',
  'contract/**/*.ts',
  'texts/**/*.*',
  'tools/texts/**/*.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];
const isTest = /\.test\.tsx?$/;
const bundle = 'build/server/index.js';
const mark = 'build/inputs.sha256';

/** A hash of all inputs of the web bundle. */
function inputHash(): string {
  const hash = createHash('sha256');
  const files = globSync(inputs, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/**
 * Builds the web bundle (`npm run build`) unless the bundle in `build/` has the same inputs. Throws if the
 * build fails; the build's output is passed through.
 */
export function buildIfStale(): void {
  const hash = inputHash();
  if (existsSync(bundle) && existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('The web bundle does not build: see the lines above.');
  writeFileSync(mark, hash);
}
