import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** A column of a table: `public.messages.sender_id`. */
type Place = string;

/** Every column with a foreign key to the members table. */
export async function memberColumns(db: Handle): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'members'::regclass
    order by 1, 2`.execute(db);
  return rows;
}

/** The columns of `memberColumns` that hold this member. */
export async function columnsHolding(db: Handle, member: Id): Promise<Place[]> {
  const places: Place[] = [];
  for (const { table, column } of await memberColumns(db)) {
    const { rows } = await sql<{ held: boolean }>`
      select exists (select from ${sql.table(table)} where ${sql.ref(column)} = ${member}) as held`.execute(
      db,
    );
    if (rows[0]?.held) places.push(`${table}.${column}`);
  }
  return places;
}

async function tablesOf(db: Handle): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select nspname || '.' || relname as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'm') and nspname not like 'pg\\_%' and nspname <> 'information_schema'
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** The values to search for, by name: the text and every form in which it may be stored. */
export type Needles = Readonly<Record<string, readonly string[]>>;

const found = (text: string, needles: Needles): string[] =>
  Object.entries(needles).flatMap(([what, forms]) =>
    forms.some((form) => text.includes(form.toLowerCase())) ? [what] : [],
  );

/**
 * Every column of every table and schema, including the job queue, that holds a needle. Formatted as `what in
 * place`.
 */
export async function tracesInDatabase(db: Handle, needles: Needles): Promise<string[]> {
  const traces = new Set<string>();
  for (const table of await tablesOf(db)) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(table)} t`.execute(db);
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row)) {
        const text = (typeof value === 'string' ? value : JSON.stringify(value)).toLowerCase();
        for (const what of found(text, needles)) traces.add(`${what} in ${table}.${column}`);
      }
  }
  return [...traces].sort();
}

/** All files below a folder, as relative paths. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** The same for the names and bytes of all files below a folder. */
export async function tracesInFiles(folder: string, needles: Needles): Promise<string[]> {
  const traces: string[] = [];
  for (const file of await filesBelow(folder)) {
    const text = `${file}\n${await readFile(join(folder, file), 'latin1')}`.toLowerCase();
    const utf8 = `${await readFile(join(folder, file), 'utf8')}`.toLowerCase();
    traces.push(
      ...[...new Set([...found(text, needles), ...found(utf8, needles)])].map((what) => `${what} in ${file}`),
    );
  }
  return traces.sort();
}
