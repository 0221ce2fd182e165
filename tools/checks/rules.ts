/**
 * `npm run check:rules`: rules that imports cannot express. Each rule has a failing example in tests/rules.
 */
import { accountDoorViolations } from './rules/account-doors.ts';
import { domainNameFindings } from './rules/domain-names.ts';
import { effectFindings } from './rules/effects.ts';
import { fictionalFlagFindings } from './rules/fictional-flag.ts';
import { fileSizeWarnings, sizeFindings } from './rules/file-sizes.ts';
import { nameFindings } from './rules/names.ts';
import { operationFindings } from './rules/operations.ts';
import { proseFindings } from './rules/prose.ts';
import { requirementFindings } from './rules/requirements.ts';
import { tableFindings } from './rules/tables.ts';
import { diskTree, type Tree } from './tree.ts';

const rules: readonly ((tree: Tree) => string[])[] = [
  domainNameFindings,
  operationFindings,
  tableFindings,
  accountDoorViolations,
  effectFindings,
  fictionalFlagFindings,
  (tree) => sizeFindings(tree),
  (tree) => proseFindings(tree),
  (tree) => nameFindings(tree),
  requirementFindings,
];

const tree = diskTree(process.cwd());
const findings = rules.flatMap((rule) => rule(tree));
for (const warning of fileSizeWarnings(tree)) console.log(`warning: ${warning}`);
for (const finding of findings) console.log(finding);
console.log(findings.length === 0 ? 'rules: ok' : `rules: ${findings.length} faults`);
if (findings.length > 0) process.exitCode = 1;
