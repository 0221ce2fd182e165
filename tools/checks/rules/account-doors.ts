import { type Domain, domains } from '#contract/kit/domains.ts';
import { codeFiles, type Tree } from '../tree.ts';
import { camelCase } from './operations.ts';

const schemaFile = 'database/schema.sql';

/** Functions that every domain with members must provide, and that accounts calls. */
const doors = ['erase-account', 'export-account'] as const;

/** Owners of the members table and of the tables that refer to a member. */
function domainsWithMembers(schema: string): Domain[] {
  const tables = schema.matchAll(
    /^-- (?<owner>\w+): .*\ncreate table (?<name>\w+) \(\n(?<body>[\s\S]*?)^\);/gm,
  );
  const owners = new Set(
    [...tables].flatMap(({ groups }) =>
      groups?.name === 'members' || groups?.body?.includes(' REFERENCES members(') ? [groups.owner] : [],
    ),
  );
  return domains.filter((domain) => owners.has(domain));
}

/**
 * A domain with a table that refers to a member must have `erase-account.ts` and `export-account.ts`, and
 * accounts must call both. A new table of a new domain is then included in erasure and in export (SAFE-3).
 */
export function accountDoorViolations(tree: Tree): string[] {
  if (!tree.files.includes(schemaFile)) return [];
  const accounts = codeFiles(tree)
    .filter((file) => file.startsWith('server/accounts/'))
    .map((file) => tree.read(file));
  const isCalled = (domain: Domain, door: string): boolean => {
    const name = camelCase(door);
    const imported =
      domain === 'accounts'
        ? new RegExp(String.raw`\b${name}\b[^;]*from '(?:\.\./|\./)+${door}\.ts'`)
        : new RegExp(String.raw`\b${name}\b[^;]*from '#server/${domain}/door\.ts'`);
    return accounts.some((text) => imported.test(text));
  };
  return domainsWithMembers(tree.read(schemaFile)).flatMap((domain) =>
    doors.flatMap((door) => {
      const file = `server/${domain}/${door}.ts`;
      if (!tree.files.includes(file))
        return [`${file}: is missing, and ${domain} has a table that refers to members`];
      return isCalled(domain, door) ? [] : [`${file}: is not called by accounts`];
    }),
  );
}
