import { isTestFile, type Tree } from '../tree.ts';
import { withoutTest } from './without-test.ts';

/** The requirements and legal rules: number of rows per part, counted from 1. */
const parts: Readonly<Record<string, number>> = {
  ...{ SITE: 6, LANG: 7, SHELL: 17, ACC: 16, PROF: 9, DISC: 7, LIKE: 4, CHAT: 10, CRED: 12 },
  ...{ NOTIF: 4, SAFE: 4, CONT: 3, API: 3, OPS: 3 },
  ...{ GATE: 4, PAY: 37, SEPA: 12, CON: 18, VAT: 5, GDPR: 17, DSA: 7, AGE: 4, CSAM: 4, NCII: 2, US: 3 },
  ...{ FIC: 15, EML: 10, PUSH: 10, AUTH: 14, TRUST: 12, MEET: 15 },
};

const allRequirements: readonly string[] = Object.entries(parts).flatMap(([part, rows]) =>
  Array.from({ length: rows }, (_, row) => `${part}-${row + 1}`),
);

/** The ids at the end of a test title: `sends one message [CHAT-3, CRED-1]`, before a tag such as `@phone` if there is one. */
const endOfTitle = /\S \[(?<ids>[A-Z]+-\d+(?:, [A-Z]+-\d+)*)\](?: @\w+)*(?=['"`])/g;

/** Reports requirements without a test title. The rules' own tests mention ids without proving them. */
export function requirementsWithoutTest(
  tree: Tree,
  requirements: readonly string[] = allRequirements,
  exceptions: Readonly<Record<string, string>> = withoutTest,
): string[] {
  const proven = new Set(
    tree.files
      .filter((file) => isTestFile(file) && !file.startsWith('tests/rules/'))
      .flatMap((file) => [...tree.read(file).matchAll(endOfTitle)])
      .flatMap(({ groups }) => groups?.ids?.split(', ') ?? []),
  );
  return [
    ...requirements
      .filter((id) => !proven.has(id) && !(id in exceptions))
      .map((id) => `${id}: no test title carries [${id}]`),
    ...Object.keys(exceptions)
      .filter((id) => proven.has(id))
      .map((id) => `${id}: a test proves it now, take it out of the exceptions`),
  ];
}
