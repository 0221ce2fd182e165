/**
 * Prints all findings about prose, also in documents that `npm run check` does not report yet, and counts the
 * names that are not banned yet. `--names` lists these names.
 */
import { nameFindings, pendingNameParts } from './rules/names.ts';
import { proseFindings } from './rules/prose.ts';
import { diskTree } from './tree.ts';

const tree = diskTree(process.cwd());
const findings = proseFindings(tree, []);
for (const finding of findings) console.log(finding);
const names = nameFindings(tree, pendingNameParts);
if (process.argv.includes('--names')) for (const name of names) console.log(name);
for (const { part } of pendingNameParts) {
  const count = names.filter((name) => name.includes(`contains '${part}'`)).length;
  console.log(`names with '${part}': ${count}`);
}
console.log(`prose: ${findings.length} findings`);
