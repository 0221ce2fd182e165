import { isTestFile, type Tree } from '../tree.ts';

/** A row of `docs/requirements/`, or one of its demands. */
export interface Requirement {
  /** `CHAT-3` for a row without demands, `CHAT-3a` for a demand. */
  readonly id: string;
  readonly file: string;
  /** `open`: not met yet, or met without a test. `no test`: cannot have an automatic one. */
  readonly status: 'met' | 'open' | 'no test';
}

const row = /^## (?<id>[A-Z]+-\d+) /;
const demand = /^- (?<id>[A-Z]+-\d+[a-z])(?: \((?<status>open|no test)\))?:/;
const rowStatus = /^(?<status>Open|No test): /;

const statusOf = (text: string | undefined): Requirement['status'] => {
  const status = text?.toLowerCase();
  return status === 'open' || status === 'no test' ? status : 'met';
};

/** The requirements of one file: its demands, and the rows that have none. */
function requirementsIn(file: string, text: string): Requirement[] {
  const rows = new Map<string, Requirement[]>();
  let current = '';
  const statuses = new Map<string, Requirement['status']>();
  for (const line of text.split('\n')) {
    const heading = row.exec(line)?.groups;
    if (heading?.id) {
      current = heading.id;
      rows.set(current, []);
    }
    const found = demand.exec(line)?.groups;
    if (found?.id) rows.get(current)?.push({ id: found.id, file, status: statusOf(found.status) });
    const status = rowStatus.exec(line)?.groups?.status;
    if (status !== undefined) statuses.set(current, statusOf(status));
  }
  return [...rows].flatMap(([id, demands]) =>
    demands.length > 0 ? demands : [{ id, file, status: statuses.get(id) ?? 'met' }],
  );
}

/** All requirements of `docs/requirements/`, each row split into its demands. */
export const requirementsOf = (tree: Tree): Requirement[] =>
  tree.files
    .filter((file) => /^docs\/requirements\/(?!README)[a-z]+\.md$/.test(file))
    .flatMap((file) => requirementsIn(file, tree.read(file)));

/**
 * The ids at the end of a test title: `sends one message [CHAT-3a, CRED-1b]`, before a tag such as `@phone`.
 */
const endOfTitle = /\S \[(?<ids>[A-Z]+-\d+[a-z]?(?:, [A-Z]+-\d+[a-z]?)*)\](?: @\w+)*(?=['"`])/g;

interface Title {
  readonly file: string;
  readonly id: string;
}

/** The test of this check mentions ids in its examples. */
const titlesOf = (tree: Tree): Title[] =>
  tree.files
    .filter((file) => isTestFile(file) && !/^tests\/rules\/(?:project-rules|prose)\.test\.ts$/.test(file))
    .flatMap((file) =>
      [...tree.read(file).matchAll(endOfTitle)].flatMap(({ groups }) =>
        (groups?.ids?.split(', ') ?? []).map((id) => ({ file, id })),
      ),
    );

/** Each met demand has a test title, each id of a title exists, and an open demand has none. */
export function requirementFindings(tree: Tree): string[] {
  const requirements = requirementsOf(tree);
  const known = new Set(requirements.map(({ id }) => id));
  const titles = titlesOf(tree);
  const proven = new Set(titles.map(({ id }) => id));
  const twice = requirements.filter(
    ({ id }, index) => requirements.findIndex((each) => each.id === id) < index,
  );
  return [
    ...twice.map(({ id, file }) => `${file}: ${id} is listed twice`),
    ...requirements
      .filter(({ id, status }) => status === 'met' && !proven.has(id))
      .map(
        ({ id, file }) =>
          `${file}: no test title ends with [${id}]: write a test, or mark the demand as open`,
      ),
    ...requirements
      .filter(({ id, status }) => status === 'open' && proven.has(id))
      .map(({ id, file }) => `${file}: ${id} is marked as open, and a test title names it`),
    ...titles
      .filter(({ id }) => !known.has(id))
      .map(({ file, id }) => `${file}: ${id} is not a demand of docs/requirements`),
  ];
}
