import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type Advisory,
  advisoryFindings,
  advisoryList,
  compareVersions,
  installedIn,
} from '#tools/checks/rules/advisories.ts';

const advisories = z.parse(advisoryList, JSON.parse(readFileSync('tools/checks/advisories.json', 'utf8')));

const advisory: Advisory = { name: 'react', from: '19.0.0', below: '19.0.1', severity: 'critical', id: 'A' };

test('no package of the lock file has an advisory of the stored list [OPS-8h]', () => {
  const installed = installedIn(readFileSync('package-lock.json', 'utf8'));
  expect(installed.length).toBeGreaterThan(1000);
  expect(advisories.length).toBeGreaterThan(300);
  expect(advisoryFindings(installed, advisories)).toEqual([]);
});

test('the stored list reports known versions of our packages [OPS-8h]', () => {
  const old = [
    { name: 'react-dom', version: '16.0.0' },
    { name: 'lodash', version: '4.17.20' },
    { name: 'dompurify', version: '2.0.0' },
  ];
  const found = advisoryFindings(old, advisories);
  for (const { name } of old)
    expect(
      found.some((line) => line.startsWith(`${name} `)),
      name,
    ).toBe(true);
});

test('reports a version from the first bad one up to the repaired one, also inside another package [OPS-8h]', () => {
  const lock = (version: string) =>
    JSON.stringify({ packages: { '': {}, 'node_modules/a/node_modules/react': { version } } });
  const found = (version: string) => advisoryFindings(installedIn(lock(version)), [advisory]);
  expect(found('19.0.0')).toEqual(['react 19.0.0: A (critical), repaired in 19.0.1']);
  for (const version of ['18.3.1', '19.0.1', '19.1.0']) expect(found(version)).toEqual([]);
});

test('orders versions by number, and a version before a release before that release [OPS-8h]', () => {
  const ordered = ['0', '1.2', '1.2.9', '1.2.10', '2.0.0-beta.2', '2.0.0-beta.10', '2.0.0', '10.0.0'];
  expect(ordered.toReversed().toSorted(compareVersions)).toEqual(ordered);
  expect(compareVersions('1.0.0', '1.0')).toBe(0);
});
