/**
 * `npm run check:rules`: rules that imports cannot express. Each rule has a failing example in tests/rules.
 */
import { accountDoorViolations } from './rules/account-doors.ts';
import { domainNameFaults } from './rules/domain-names.ts';
import { effectFaults } from './rules/effects.ts';
import { fictionalFlagFaults } from './rules/fictional-flag.ts';
import { fileSizeWarnings, sizeFindings } from './rules/file-sizes.ts';
import { nameFindings } from './rules/names.ts';
import { operationFaults } from './rules/operations.ts';
import { proseFindings } from './rules/prose.ts';
import { requirementFindings } from './rules/requirements.ts';
import { tableFaults } from './rules/tables.ts';
import { diskTree, type Tree } from './tree.ts';

const rules: readonly ((tree: Tree) => string[])[] = [
  domainNameFaults,
  operationFaults,
  tableFaults,
  accountDoorViolations,
  effectFaults,
  fictionalFlagFaults,
  (tree) => sizeFindings(tree),
  (tree) => proseFindings(tree),
  (tree) => nameFindings(tree),
  requirementFindings,
];

const tree = diskTree(process.cwd());
const faults = rules.flatMap((rule) => rule(tree));
for (const warning of fileSizeWarnings(tree)) console.log(`warning: ${warning}`);
for (const fault of faults) console.log(fault);
console.log(faults.length === 0 ? 'rules: ok' : `rules: ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
