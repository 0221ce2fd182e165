/**
 * Writes the list of advisories that `npm run check:advisories` reads. Fetch the list with
 * `npm pack @salesforce/code-analyzer-retirejs-engine`, which ships the repository of Retire.js (Apache-2.0),
 * and unpack it. Then give the path of its file `vulnerabilities/RetireJsVulns.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Advisory } from '#tools/checks/rules/advisories.ts';

const library = z.object({
  npmname: z.optional(z.string()),
  vulnerabilities: z.array(
    z.object({
      atOrAbove: z.optional(z.string()),
      below: z.string(),
      severity: z.optional(z.string()),
      identifiers: z.optional(
        z.object({ CVE: z.optional(z.array(z.string())), githubID: z.optional(z.string()) }),
      ),
    }),
  ),
});

const [list] = process.argv.slice(2);
if (list === undefined) throw new Error('The path of the list is missing.');

const libraries = z.parse(z.record(z.string(), library), JSON.parse(readFileSync(list, 'utf8')));

/** Retire.js names some libraries as people do; npm has no such names. */
const isPackage = (name: string): boolean => /^(?:@[a-z0-9-]+\/)?[a-z0-9][a-z0-9._-]*$/.test(name);

const advisories: Advisory[] = Object.entries(libraries)
  .filter(([name]) => name !== 'retire-example')
  .flatMap(([name, { npmname, vulnerabilities }]) =>
    vulnerabilities.map(({ atOrAbove, below, severity = 'unknown', identifiers }) => ({
      name: npmname ?? name,
      from: atOrAbove ?? '0',
      below,
      severity,
      id: identifiers?.githubID ?? identifiers?.CVE?.[0] ?? 'unnamed',
    })),
  )
  .filter(({ name }) => isPackage(name))
  .sort((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id));

const lines = advisories.map((advisory) => `  ${JSON.stringify(advisory)}`).join(',\n');
writeFileSync(fileURLToPath(new URL('../checks/advisories.json', import.meta.url)), `[\n${lines}\n]\n`);
process.stdout.write(`${advisories.length} advisories\n`);
