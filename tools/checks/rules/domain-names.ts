import { domains } from '#contract/kit/domains.ts';
import type { Tree } from '../tree.ts';

const known: ReadonlySet<string> = new Set(domains);

/** Places that name a domain, and the names there that are not domains. */
const places: readonly { readonly path: RegExp; readonly others: readonly string[] }[] = [
  { path: /^contract\/([^/]+)\//, others: ['kit'] },
  { path: /^server\/([^/]+)\//, others: ['main', 'platform'] },
  { path: /^web\/([^/]+)\//, others: ['platform', 'ui', 'shell', 'public'] },
  { path: /^texts\/messages\/[^/]+\/([^/]+)\.json$/, others: ['kit', 'shell'] },
  { path: /^database\/tables\/([^/]+)\.ts$/, others: [] },
];

/** A domain must have the same name in every world, and a server domain must have a README. */
export function domainNameFindings(tree: Tree): string[] {
  const wrong = new Set<string>();
  for (const file of tree.files) {
    for (const { path, others } of places) {
      const name = path.exec(file)?.[1];
      if (name === undefined || known.has(name) || others.includes(name)) continue;
      wrong.add(`${file}: '${name}' is not a domain of contract/kit/domains.ts`);
    }
  }
  const withoutReadme = domains
    .filter((domain) => tree.files.some((file) => file.startsWith(`server/${domain}/`)))
    .filter((domain) => !tree.files.includes(`server/${domain}/README.md`))
    .map(
      (domain) =>
        `server/${domain}: README.md is missing (purpose, tables, operations, jobs, what it must never do)`,
    );
  return [...wrong, ...withoutReadme];
}
