import { type Domain, domains } from '#contract/kit/domains.ts';
import { codeFiles, isTestFile, type Tree } from '../tree.ts';

interface Table {
  readonly name: string;
  readonly owner: Domain | undefined;
  readonly references: readonly string[];
}

/** Foreign keys that point to a later domain, each with its reason. */
const upwardReferences: Readonly<Record<string, string>> = {
  'ledger_transfers -> payments': 'credits are granted for an order that exists (CRED-3)',
  'package_prices -> operators': 'a price names the operator who announced it (SAFE-6)',
  'announcements -> operators': 'an announcement names the operator who made it (SAFE-6)',
  'site_company_changes -> operators': 'a change of a company names the operator who made it (SAFE-6)',
  'page_versions -> operators': 'a version names its author and its approver (CON-17)',
  'page_versions -> approvals': 'a version waits for the request of a second operator (CON-17)',
  'page_texts -> operators': 'words name the operator who wrote them (CON-17)',
  'withdrawn_prices -> operators': 'a withdrawal names the operator who made it (SAFE-6)',
  'ledger_purchases -> payments': 'credits wait as the credits of an order that exists (CRED-14)',
};

const placeOf = (domain: Domain) => domains.indexOf(domain);

/** The tables of `database/schema.sql`, in the format that `npm run generate` writes. */
function tablesOf(schema: string): Table[] {
  const blocks = schema.matchAll(
    /(?:^-- (?<comment>.*)\n)?^create table (?<name>\w+) \(\n(?<body>[\s\S]*?)^\);/gm,
  );
  return [...blocks].map(({ groups }) => ({
    name: groups?.name ?? '',
    owner: domains.find((domain) => groups?.comment?.startsWith(`${domain}: `)),
    references: [...(groups?.body ?? '').matchAll(/ REFERENCES (\w+)\(/g)].map(([, table]) => table ?? ''),
  }));
}

function schemaFindings(schema: string): string[] {
  const tables = tablesOf(schema);
  const ownerOf = new Map(tables.map(({ name, owner }) => [name, owner]));
  return tables.flatMap(({ name, owner, references }) => {
    if (!owner) return [`table ${name}: its comment must start with the domain that owns it ('chat: …')`];
    return references.flatMap((table) => {
      const other = ownerOf.get(table);
      if (!other) return [`table ${name}: refers to ${table}, which has no owner`];
      return placeOf(other) > placeOf(owner) && !(`${name} -> ${table}` in upwardReferences)
        ? [`table ${name}: ${owner} may not refer to ${table} of ${other}, a later domain`]
        : [];
    });
  });
}

/** R8: a domain may read a table of an earlier domain, but never write it. */
function writableForeignTables(tree: Tree): string[] {
  return codeFiles(tree).flatMap((file) => {
    const domain = /^server\/([a-z]+)\/(?:.+\.sql|tables)\.ts$/.exec(file)?.[1];
    if (!domain || isTestFile(file)) return [];
    const text = tree.read(file);
    const foreign = [...text.matchAll(/#database\/tables\/(\w+)\.ts/g)].filter(
      ([, owner]) => owner !== domain,
    );
    return foreign.length > 0 && !text.includes("'kysely/readonly'")
      ? [`${file}: reads tables of ${foreign[0]?.[1]}: give them a handle from kysely/readonly`]
      : [];
  });
}

/** Each table must have one owner, refer only to earlier domains, and be written only by its owner. */
export function tableFindings(tree: Tree): string[] {
  const schema = 'database/schema.sql';
  return [
    ...(tree.files.includes(schema) ? schemaFindings(tree.read(schema)) : []),
    ...writableForeignTables(tree),
  ];
}
