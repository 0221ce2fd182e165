/**
 * `npm run generate`: writes `docs/sql/*.sql`, the composed statements of the product for review. With
 * `--check` it writes nothing, and fails if a file is outdated.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inboxStatements } from './statements/inbox-statements.ts';
import { searchStatements } from './statements/search-statements.ts';
import { settlementStatements } from './statements/settlement-statements.ts';
import { outdatedSnapshots } from './statements/snapshot.ts';

const snapshots = [searchStatements, inboxStatements, settlementStatements];

const outdated = await outdatedSnapshots(snapshots, (file) => readFile(file, 'utf8').catch(() => undefined));
if (process.argv.includes('--check')) {
  for (const { report } of outdated) console.log(report);
  if (outdated.length > 0) process.exitCode = 1;
  else console.log('statements: current');
} else {
  for (const { file, text } of outdated) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(file);
  }
}
