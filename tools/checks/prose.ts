/** Prints all findings about prose, also in documents that `npm run check` does not report yet. */
import { proseFindings } from './rules/prose.ts';
import { diskTree } from './tree.ts';

const tree = diskTree(process.cwd());
const findings = proseFindings(tree, []);
for (const finding of findings) console.log(finding);
console.log(`prose: ${findings.length} findings`);
