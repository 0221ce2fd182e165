import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Operation } from '#contract/kit/operation.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Names of fields in answers that say something about one member, or name one. */
const personal = new Set([
  ...['member', 'members', 'sender', 'profile', 'card', 'about', 'place', 'date_of_birth'],
  ...['email', 'words', 'body', 'pictures', 'picture', 'main_image', 'accounts'],
]);

/** Operations that show such a field and record no read, each with its reason. */
const unrecorded: Readonly<Record<string, string>> = {
  'chat/list-waiting-talks': 'names the fictional profile, and nothing of the member but the language',
  'chat/get-fictional-profile': 'shows a fictional profile; each look is an entry with its id',
  'chat/list-fictional-profiles': 'shows fictional profiles, who are no members',
  'chat/list-own-judgements': 'shows the words that the editor wrote',
  'chat/list-sampled-answers': 'names the fictional profile, and nothing of the member but the language',
  'content/list-announcements': 'shows announcements, and nothing of a member',
  'content/add-site': 'shows a site, and nothing of a member',
  'content/change-site-company': 'shows a site, and nothing of a member',
  'content/close-site': 'shows a site, and nothing of a member',
  'content/list-sites': 'shows sites, and nothing of a member',
  'content/preview-site-company': 'names companies and counts, and nothing of a member',
  'content/list-macros': 'shows prepared answers, and nothing of a member',
  'content/save-macro': 'answers the prepared answer that was sent',
  'content/get-page-version': 'shows the text of an information page',
  'operators/get-operator': 'shows the operator their own address',
  'operators/list-colleagues': 'shows operators, who are no members',
  'operators/list-operators': 'shows operators, who are no members',
  'payments/list-findings': 'shows differences of books; its only address is that of an operator',
  'payments/list-withdrawal-cases':
    'shows cases without their sender; its only address is that of an operator',
  'payments/stop-code': 'answers the code of a recorded list, and the audit log holds the act',
  'safety/list-flaggers': 'shows organisations, which are no members',
  'safety/search-queue': 'names cases by number and kind, and nothing of a member but the language',
};

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'caller' in value && 'answer' in value && 'path' in value;

const operatorOperations = async (): Promise<Operation[]> => {
  const files = globSync('contract/**/*.ts', { cwd: root })
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes("caller: 'operator'"))
    .sort();
  const modules: object[] = await Promise.all(
    files.map((file) => import(pathToFileURL(path.join(root, file)).href)),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter(isOperation)
    .filter(({ caller }) => caller === 'operator');
};

/** Every property name in a schema, at any depth. */
const fieldsOf = ({ answer }: Operation): string[] => {
  const names: string[] = [];
  JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' }), (key, value) => {
    if (key === 'properties') names.push(...Object.keys(value));
    return value;
  });
  return names;
};

const sourceOf = ({ name }: Operation): string => {
  const [domain = '', slug = ''] = name.split('/');
  const [file] = globSync(`server/${domain}/**/${slug}.ts`, { cwd: root });
  return file === undefined ? '' : readFileSync(path.join(root, file), 'utf8');
};

/** Records a read of members, or an act with its member. */
const records = (source: string): boolean =>
  source.includes('recordOperatorRead(') || /recordAction\([^;]*\bmember\b/.test(source);

const operations = await operatorOperations();
const showing = operations.filter((operation) => fieldsOf(operation).some((field) => personal.has(field)));

describe('console operations', () => {
  test('that show data of a member record it, or are on the reasoned list [OPS-6k]', () => {
    expect(operations.length).toBeGreaterThan(30);
    expect(showing.length).toBeGreaterThan(10);
    const silent = showing.filter((operation) => !records(sourceOf(operation))).map(({ name }) => name);
    expect(silent).toEqual(Object.keys(unrecorded));
  });
});
