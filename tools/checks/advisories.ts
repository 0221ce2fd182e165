/**
 * `npm run check:advisories`: compares the lock file with the stored list of advisories. The list knows few
 * packages; `npm audit` knows all, and needs a network.
 */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { advisoryFindings, advisoryList, installedIn } from './rules/advisories.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const advisories = z.parse(advisoryList, JSON.parse(read('./advisories.json')));
const installed = installedIn(read('../../package-lock.json'));
const findings = advisoryFindings(installed, advisories);
for (const finding of findings) console.log(finding);
const known = new Set(advisories.map(({ name }) => name));
const covered = new Set(installed.map(({ name }) => name).filter((name) => known.has(name)));
console.log(
  findings.length === 0
    ? `advisories: none for ${installed.length} packages; the list has ${advisories.length} and knows ${covered.size} of them`
    : `advisories: ${findings.length} findings`,
);
if (findings.length > 0) process.exitCode = 1;
