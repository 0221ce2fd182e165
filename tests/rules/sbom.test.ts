import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

interface Component {
  readonly group?: string | undefined;
  readonly name: string;
  readonly version: string;
  readonly components?: readonly Component[] | undefined;
}

const component: z.ZodMiniType<Component> = z.object({
  group: z.optional(z.string()),
  name: z.string(),
  version: z.string(),
  components: z.optional(z.array(z.lazy(() => component))),
});

const bill = z.object({ bomFormat: z.literal('CycloneDX'), components: z.array(component) });

const packages = z.object({ dependencies: z.record(z.string(), z.string()) });

/** Names with versions, also of packages inside others. */
const namesIn = (components: readonly Component[]): string[] =>
  components.flatMap(({ group, name, version, components: inner = [] }) => [
    `${group === undefined ? '' : `${group}/`}${name}@${version}`,
    ...namesIn(inner),
  ]);

test('`npm run sbom` lists every runtime dependency with its version [OPS-8d]', () => {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8' });
  expect(status).toBe(0);
  const found = namesIn(z.parse(bill, JSON.parse(stdout)).components);
  const { dependencies } = z.parse(packages, JSON.parse(readFileSync('package.json', 'utf8')));
  for (const [name, version] of Object.entries(dependencies)) expect(found).toContain(`${name}@${version}`);
  // Tools of development do not run in production.
  expect(found.filter((name) => name.startsWith('vitest@'))).toEqual([]);
});
