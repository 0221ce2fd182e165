/**
 * Draws the tables of `database/schema.sql` as one Mermaid diagram per domain, for `docs/domain-model.md`.
 */

export const domainModelFile = 'docs/domain-model.md';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
}

interface ForeignKey {
  readonly columns: readonly string[];
  readonly table: string;
}

interface Table {
  readonly domain: string;
  readonly name: string;
  readonly columns: readonly Column[];
  readonly primaryKey: readonly string[];
  /** Column lists of the unique constraints, without the primary key. */
  readonly uniqueKeys: ReadonlyArray<readonly string[]>;
  readonly foreignKeys: readonly ForeignKey[];
  /** Columns whose check lists their values: states, kinds, methods. */
  readonly enumerated: ReadonlySet<string>;
}

/** Larger tables show only their keys and enumerated columns. */
const mostColumnsShown = 8;

const shortTypes: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'timestamptz',
  'double precision': 'float8',
};

const shortType = (type: string): string =>
  type.endsWith('[]')
    ? `${shortType(type.slice(0, -2))}[]`
    : (shortTypes[type] ?? type.replace('character varying', 'varchar').replace(/\(.*\)/, ''));

const names = (list = ''): string[] => list.split(',').map((name) => name.trim().replaceAll('"', ''));

const columnsOf = (body: string): Column[] =>
  [...body.matchAll(/^ {2}(?!constraint )(\w+) (.+?)(?= default | generated | not null|,?$)(.*)$/gm)].map(
    ([, name = '', type = '', rest = '']) => ({
      name,
      type: shortType(type),
      nullable: !rest.includes(' not null'),
    }),
  );

const keysOf = (body: string, kind: 'PRIMARY KEY' | 'UNIQUE'): string[][] =>
  [...body.matchAll(new RegExp(`^ {2}constraint \\w+ ${kind} \\(([^)]+)\\)`, 'gm'))].map(([, list]) =>
    names(list),
  );

const foreignKeysOf = (body: string): ForeignKey[] =>
  [...body.matchAll(/FOREIGN KEY \(([^)]+)\) REFERENCES (\w+)\(/g)].map(([, list, table = '']) => ({
    columns: names(list),
    table,
  }));

/**
 * The tables of the schema, in its order. The comment above a table starts with the domain that owns the
 * table.
 */
function tablesOf(schema: string): Table[] {
  const blocks = schema.matchAll(/^-- (\w+): .*\ncreate table (\w+) \(\n([\s\S]*?)^\);/gm);
  return [...blocks].map(([, domain = '', name = '', body = '']) => ({
    domain,
    name,
    columns: columnsOf(body),
    primaryKey: keysOf(body, 'PRIMARY KEY')[0] ?? [],
    uniqueKeys: keysOf(body, 'UNIQUE'),
    foreignKeys: foreignKeysOf(body),
    enumerated: new Set(
      [...body.matchAll(/CHECK \(+(\w+) = ANY \(ARRAY\[/g)].map(([, column = '']) => column),
    ),
  }));
}

function keyMarks(table: Table, column: string): string {
  const marks = [
    table.primaryKey.includes(column) && 'PK',
    table.foreignKeys.some(({ columns }) => columns.includes(column)) && 'FK',
    table.uniqueKeys.some((columns) => columns.length === 1 && columns[0] === column) && 'UK',
  ];
  return marks.filter((mark) => mark !== false).join(', ');
}

function drawTable(table: Table): string[] {
  const isSmall = table.columns.length <= mostColumnsShown;
  const lines = table.columns.flatMap(({ name, type }) => {
    const marks = keyMarks(table, name);
    if (!isSmall && marks === '' && !table.enumerated.has(name)) return [];
    return [`    ${type} ${name} ${marks}`.trimEnd()];
  });
  return [`  ${table.name} {`, ...lines, '  }'];
}

/**
 * Solid inside the domain, dashed to a table of another domain. The parent may be missing if a column is
 * nullable.
 */
function drawRelation(
  table: Table,
  { columns, table: parent }: ForeignKey,
  ownTables: ReadonlySet<string>,
): string {
  const isOptional = table.columns.some(({ name, nullable }) => nullable && columns.includes(name));
  const keys = [table.primaryKey, ...table.uniqueKeys].filter((key) => key.length > 0);
  const isUnique = keys.some((key) => key.every((column) => columns.includes(column)));
  const line = ownTables.has(parent) ? '--' : '..';
  const ends = `${isOptional ? '|o' : '||'}${line}${isUnique ? 'o|' : 'o{'}`;
  return `  ${parent} ${ends} ${table.name} : "${columns.join(', ')}"`;
}

function drawDomain(tables: readonly Table[]): string {
  const ownTables = new Set(tables.map(({ name }) => name));
  const relations = tables.flatMap((table) =>
    table.foreignKeys.map((key) => drawRelation(table, key, ownTables)),
  );
  return ['erDiagram', ...tables.flatMap(drawTable), ...relations].join('\n');
}

/** The Mermaid diagram of each domain that owns tables. */
export function describeDomains(schema: string): Map<string, string> {
  const byDomain = Map.groupBy(tablesOf(schema), ({ domain }) => domain);
  return new Map([...byDomain].map(([domain, tables]) => [domain, drawDomain(tables)]));
}

const openMarker = '<!-- generated: erd -->';
const closeMarker = '<!-- /generated -->';

/**
 * The domain model with current diagrams: under each heading `## <domain>`, between the markers. Throws if a
 * domain with tables has no such heading, or its section has no markers.
 */
export function withDiagrams(document: string, schema: string): string {
  let text = document;
  for (const [domain, diagram] of describeDomains(schema)) {
    const heading = text.search(new RegExp(`^## ${domain}$`, 'm'));
    if (heading < 0) throw new Error(`${domainModelFile}: add a section "## ${domain}"`);
    const nextHeading = text.indexOf('\n## ', heading);
    const from = text.indexOf(openMarker, heading);
    const to = text.indexOf(closeMarker, from);
    if (from < 0 || to < 0 || (nextHeading >= 0 && to > nextHeading))
      throw new Error(`${domainModelFile}: put ${openMarker} and ${closeMarker} below "## ${domain}"`);
    const block = `${openMarker}\n\`\`\`mermaid\n${diagram}\n\`\`\`\n`;
    text = text.slice(0, from) + block + text.slice(to);
  }
  return text;
}
