/**
 * Lists the present cases of the size rule.
 * `--print`: the exceptions that they need, as JSON. `--write`: stores them in `sizes/exceptions.json`.
 */
import { writeFileSync } from 'node:fs';
import { neededExceptions, sizeExceptions } from './rules/file-sizes.ts';
import { sizeCases } from './sizes/cases.ts';
import { diskTree } from './tree.ts';

const present = sizeCases(diskTree(process.cwd()));
const json = `${JSON.stringify(neededExceptions(present, sizeExceptions), null, 2)}\n`;
if (process.argv.includes('--write')) writeFileSync('tools/checks/sizes/exceptions.json', json);
else if (process.argv.includes('--print')) process.stdout.write(json);
else for (const { kind, subject, advice } of present) console.log(`${kind} ${subject}: ${advice}`);
