import { isTestFile, type Tree } from '../tree.ts';

/** Requirements that are done as a whole: each is named by a test. The list grows with the product. */
export const wholeRequirements: readonly string[] = [
  'SITE-1',
  'SITE-2',
  'SITE-3',
  'SITE-4',
  'SITE-5',
  'SITE-6',
  'LANG-2',
  'LANG-3',
  'SHELL-2',
  'SHELL-3',
  'SHELL-4',
  'SHELL-5',
  'SHELL-6',
  'SHELL-7',
  'SHELL-8',
  'SHELL-9',
  'SHELL-10',
  'SHELL-12',
  'SHELL-13',
  'SHELL-14',
  'SHELL-16',
  'SHELL-17',
  'ACC-1',
  'ACC-2',
  'ACC-3',
  'ACC-4',
  'ACC-5',
  'ACC-6',
  'ACC-7',
  'ACC-8',
  'ACC-9',
  'ACC-10',
  'ACC-11',
  'ACC-12',
  'ACC-13',
  'ACC-14',
  'ACC-15',
  'ACC-16',
  'PROF-1',
  'PROF-2',
  'PROF-3',
  'PROF-4',
  'PROF-5',
  'PROF-6',
  'PROF-7',
  'PROF-8',
  'PROF-9',
  'DISC-1',
  'DISC-2',
  'DISC-3',
  'DISC-4',
  'DISC-5',
  'DISC-6',
  'DISC-7',
  'LIKE-1',
  'LIKE-2',
  'LIKE-3',
  'LIKE-4',
  'CHAT-1',
  'CHAT-2',
  'CHAT-3',
  'CHAT-4',
  'CHAT-5',
  'CHAT-6',
  'CHAT-7',
  'CHAT-8',
  'CHAT-10',
  'CRED-2',
  'CRED-3',
  'CRED-7',
  'CRED-8',
  'CRED-9',
  'CRED-10',
  'CRED-11',
  'NOTIF-2',
  'NOTIF-3',
  'NOTIF-4',
  'SAFE-1',
  'SAFE-4',
  'CONT-1',
  'API-1',
  'API-2',
  'API-3',
  'OPS-1',
];

const title =
  /\b(?:test|it|describe)(?:\.\w+)*(?:\([^()'"`]*\))?\(\s*(?<quote>['"`])(?<text>(?:\\.|(?!\k<quote>)[\s\S])*)\k<quote>/g;

const titlesOf = (code: string) => [...code.matchAll(title)].map(({ groups }) => groups?.text ?? '');

/** Requirements that no test title carries as `[ID]`. The rules' own tests talk about ids without proving them. */
export function requirementFaults(tree: Tree, requirements: readonly string[] = wholeRequirements): string[] {
  const titles = tree.files
    .filter((file) => isTestFile(file) && !file.startsWith('tests/rules/'))
    .flatMap((file) => titlesOf(tree.read(file)));
  return requirements
    .filter((requirement) => !titles.some((text) => text.includes(`[${requirement}]`)))
    .map((requirement) => `${requirement}: no test title carries [${requirement}]`);
}
