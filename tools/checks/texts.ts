/**
 * `npm run check:texts`: checks catalogues and plurals, mails, pages, the keys in the code, and the texts for
 * the contract's refusals.
 */
import { locales } from '#contract/kit/locale.ts';
import { pseudoMessage } from '#texts/pseudo-message.ts';
import { catalogueFindings, copyFindings, pluralFindings, readCatalogues } from './rules/catalogues.ts';
import { contractTextFindings } from './rules/contract-texts.ts';
import { mailTextFindings } from './rules/mail-texts.ts';
import { loadOperations } from './rules/operations.ts';
import { pageTextFindings } from './rules/page-texts.ts';
import { textKeyFindings } from './rules/text-keys.ts';
import { diskTree } from './tree.ts';

const root = process.cwd();
const tree = diskTree(root);
const catalogues = readCatalogues(tree);

const pseudoFindings = [...(catalogues.get('nl') ?? [])].flatMap(([key, text]) => {
  try {
    pseudoMessage(text);
    return [];
  } catch {
    return [`pseudo: ${key} cannot be stretched`];
  }
});

const findings = [
  ...catalogueFindings(tree, locales),
  ...pluralFindings(catalogues),
  ...copyFindings(catalogues, []),
  ...mailTextFindings(tree, locales),
  ...pageTextFindings(tree, locales),
  ...textKeyFindings(tree, catalogues),
  ...contractTextFindings(await loadOperations(tree, root), catalogues),
  ...pseudoFindings,
];
for (const finding of findings) console.log(finding);
console.log(findings.length === 0 ? 'texts: ok' : `texts: ${findings.length} faults`);
if (findings.length > 0) process.exitCode = 1;
