import { type CallExpression, type Expression, type Node, Visitor } from 'oxc-parser';
import { parsed } from '../parsed.ts';
import { type Passage, paragraphsOf } from './passage.ts';

interface Comment {
  readonly start: number;
  readonly end: number;
  /** The text between the delimiters. */
  readonly value: string;
  readonly block: boolean;
}

/** Instructions to tools. An explanation after the colon is prose. */
const directive =
  /^(?:biome-ignore(?:-\w+)?\s+[^:]*:|(?:@ts-|eslint|v8 |c8 |prettier|@vite-ignore|@jsx|webpack|#region|#endregion|!\s).*$)/;

const cleaned = (text: string): string => text.replace(/^\s*\*?\s?/, '').replace(directive, '');

/** Joins line comments that follow each other without code between them. */
function grouped(source: string, comments: readonly Comment[]): Comment[][] {
  const groups: Comment[][] = [];
  for (const comment of comments) {
    const previous = groups.at(-1)?.at(-1);
    const gap = previous && source.slice(previous.end, comment.start);
    const follows =
      gap !== undefined && !comment.block && !previous?.block && /^[ \t]*\r?\n?[ \t]*$/.test(gap);
    if (follows) groups.at(-1)?.push(comment);
    else groups.push([comment]);
  }
  return groups;
}

function passagesOf(file: string, source: string, comments: readonly Comment[]): Passage[] {
  let line = 1;
  let position = 0;
  const lineAt = (offset: number): number => {
    for (; position < offset; position++) if (source[position] === '\n') line++;
    return line;
  };
  return grouped(source, comments).flatMap((group) =>
    paragraphsOf(
      group.flatMap((comment) => {
        const first = lineAt(comment.start);
        return comment.value.split('\n').map((text, index) => ({ line: first + index, text: cleaned(text) }));
      }),
    ).map((paragraph) => ({ ...paragraph, file, kind: 'comment' as const })),
  );
}

const matches = (source: string, pattern: RegExp, block: boolean): Comment[] =>
  [...source.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    value: match[1] ?? '',
    block,
  }));

/** The comments of a TypeScript, CSS or SQL file. */
export function commentPassages(file: string, source: string): Passage[] {
  if (file.endsWith('.css')) return passagesOf(file, source, matches(source, /\/\*([\s\S]*?)\*\//g, true));
  if (file.endsWith('.sql')) return passagesOf(file, source, matches(source, /--(.*)/g, false));
  return passagesOf(
    file,
    source,
    parsed(file, source).comments.map(({ type, value, start, end }) => ({
      start,
      end,
      value,
      block: type === 'Block',
    })),
  );
}

const runners = new Set(['test', 'it', 'describe']);
const ids = /\[[A-Z]+-\d+[^\]]*\](?: @\w+)*$/;

/** `test` for `test(…)`, `test.describe.serial(…)` and `test.each([…])(…)`. */
function rootOf(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootOf(callee.object);
  if (callee.type === 'CallExpression') return rootOf(callee.callee);
  return '';
}

/** The text of a literal; a value inside a template counts as one word. */
function literalText(node: Expression | Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('…');
  return undefined;
}

const isTitled = (call: CallExpression, title: string) => runners.has(rootOf(call.callee)) || ids.test(title);

/** The titles of tests and groups in a test file. A helper counts when its first argument ends with ids. */
export function titlePassages(file: string, source: string): Passage[] {
  const titles: { start: number; text: string }[] = [];
  new Visitor({
    CallExpression(call) {
      const first = call.arguments[0];
      const text = literalText(first);
      if (first && text !== undefined && isTitled(call, text)) titles.push({ start: first.start, text });
    },
  }).visit(parsed(file, source).program);
  let line = 1;
  let position = 0;
  return titles
    .sort((one, other) => one.start - other.start)
    .map(({ start, text }) => {
      for (; position < start; position++) if (source[position] === '\n') line++;
      return { file, line, kind: 'title', text };
    });
}
