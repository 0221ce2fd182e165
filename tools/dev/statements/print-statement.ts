import { format } from 'sql-formatter';
import { foldLines } from './fold-lines.ts';
import type { Recorded } from './record-statements.ts';

/** Sample values by the name that is printed instead of each. */
export type Parameters = Readonly<Record<string, unknown>>;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A value as PostgreSQL reads it. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return quoted(value.toISOString());
  if (Buffer.isBuffer(value)) return quoted(`\\x${value.toString('hex')}`);
  if (Array.isArray(value)) return quoted(`{${value.join(',')}}`);
  return quoted(String(value));
}

const prepared = /\/\* prepared \*\/ ?/;

export const isPrepared = ({ sql }: Recorded): boolean => prepared.test(sql);

/** The text of a statement with its values filled in: `:name` for a parameter, a literal for any other value. */
export function withValues({ sql, parameters }: Recorded, named: Parameters): string {
  const names = new Map(Object.entries(named).map(([name, value]) => [literal(value), name]));
  return sql.replace(prepared, '').replace(/\$(\d+)/g, (_, position: string) => {
    const value = literal(parameters[Number(position) - 1]);
    const name = names.get(value);
    return name === undefined ? value : `:${name}`;
  });
}

/** The formatted text of a statement. */
export const printStatement = (statement: Recorded, named: Parameters): string =>
  `${foldLines(
    format(withValues(statement, named), {
      language: 'postgresql',
      expressionWidth: 90,
      paramTypes: { named: [':'] },
    }),
  )};`;
