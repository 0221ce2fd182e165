/**
 * `npm run check:texts`: checks catalogues and plurals, mails, pages, the keys in the code, and the texts for
 * the contract's refusals.
 */
import { locales } from '#contract/kit/locale.ts';
import { pseudoMessage } from '#texts/pseudo-message.ts';
import { catalogueFaults, copyFaults, pluralFaults, readCatalogues } from './rules/catalogues.ts';
import { contractTextFaults } from './rules/contract-texts.ts';
import { mailTextFaults } from './rules/mail-texts.ts';
import { loadOperations } from './rules/operations.ts';
import { pageTextFaults } from './rules/page-texts.ts';
import { textKeyFaults } from './rules/text-keys.ts';
import { diskTree } from './tree.ts';

const root = process.cwd();
const tree = diskTree(root);
const catalogues = readCatalogues(tree);

const pseudoFaults = [...(catalogues.get('nl') ?? [])].flatMap(([key, text]) => {
  try {
    pseudoMessage(text);
    return [];
  } catch {
    return [`pseudo: ${key} cannot be stretched`];
  }
});

const faults = [
  ...catalogueFaults(tree, locales),
  ...pluralFaults(catalogues),
  ...copyFaults(catalogues, []),
  ...mailTextFaults(tree, locales),
  ...pageTextFaults(tree, locales),
  ...textKeyFaults(tree, catalogues),
  ...contractTextFaults(await loadOperations(tree, root), catalogues),
  ...pseudoFaults,
];
for (const fault of faults) console.log(fault);
console.log(faults.length === 0 ? 'texts: ok' : `texts: ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
