import { format } from 'sql-formatter';
import type { Recorded } from './record-statements.ts';

const lineWidth = 100;

/** Words after which the formatter always starts a new line. */
const clause =
  /^(?:select|select distinct|from|where|limit|offset|order by|group by|set|returning|values|update|delete from|insert into|fetch first|with)$/;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/**
 * The line at `start` joined with its nested lines, and how many lines that replaces. Undefined if it stays.
 */
function foldedAt(lines: readonly string[], start: number): { text: string; count: number } | undefined {
  const line = lines[start] ?? '';
  const opens = line.endsWith('(');
  if (!opens && !clause.test(line.trim())) return undefined;
  const indent = indentOf(line);
  const following = lines.slice(start + 1);
  const end = following.findIndex((each) => indentOf(each) <= indent);
  const nested = end < 0 ? following : following.slice(0, end);
  if (nested.length === 0 || nested.some((each) => indentOf(each) !== indent + 2)) return undefined;
  const inner = nested.map((each) => each.trim()).join(' ');
  const closing = opens ? (following[nested.length]?.trim() ?? '') : '';
  const text = opens ? `${line}${inner}${closing}` : `${line} ${inner}`;
  const count = nested.length + (opens ? 2 : 1);
  // A closing line that opens another group stays, because its nested lines follow.
  return text.length > lineWidth || closing.endsWith('(') ? undefined : { text, count };
}

/** Joins clauses and groups in parentheses that fit on one line. The formatter has no option for that. */
export function foldLines(text: string): string {
  let lines: readonly string[] = text.split('\n');
  for (;;) {
    const folded: string[] = [];
    for (let at = 0; at < lines.length; ) {
      const fold = foldedAt(lines, at);
      folded.push(fold?.text ?? lines[at] ?? '');
      at += fold?.count ?? 1;
    }
    if (folded.length === lines.length) return folded.join('\n');
    lines = folded;
  }
}

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

/**
 * The text of a statement with its values filled in: `:name` for a parameter, a literal for any other value.
 */
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
