import { type CallExpression, type Expression, type Node, Visitor } from 'oxc-parser';
import { parsed } from '../parsed.ts';
import type { Passage } from './passage.ts';

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
