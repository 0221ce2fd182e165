const lineWidth = 100;

/** Words after which the formatter always starts a new line. */
const clause =
  /^(?:select|select distinct|from|where|limit|offset|order by|group by|set|returning|values|update|delete from|insert into|fetch first|with)$/;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The line at `start` joined with its nested lines, and how many lines that replaces. Undefined if it stays. */
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
