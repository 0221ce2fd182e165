import { domains } from '#contract/kit/domains.ts';
import { isNode, literalOf, nodesOf, parseCode, type SyntaxNode } from '../syntax.ts';
import { codeFiles, type Tree } from '../tree.ts';
import type { Catalogues } from './catalogues.ts';

const start = `(?:${domains.join('|')}|kit|shell)`;
const wholeKey = new RegExp(String.raw`^${start}(?:\.[a-z][a-z0-9_]*)+$`);
const beginOfKey = new RegExp(String.raw`^${start}\.[a-z0-9_.]*$`);

/** In SQL `profiles.age` is a column. */
const speaks = (file: string) =>
  /^(?:web|server)\//.test(file) && !/(?:\.sql|\/(?:export|erase)-account)\.ts$/.test(file);

/** The fixed beginning of a template literal: `payments.method.` of `payments.method.${method}`. */
function beginOf(node: SyntaxNode): string | undefined {
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined;
  const [first]: unknown[] = node.quasis;
  return isNode(first) && typeof first.raw === 'string' && node.quasis.length > 1 ? first.raw : undefined;
}

const isUsed = (keys: ReadonlySet<string>) => (node: SyntaxNode) => {
  const literal = literalOf(node);
  if (literal !== undefined) return !wholeKey.test(literal) || keys.has(literal);
  const begin = beginOf(node);
  if (begin === undefined || !beginOfKey.test(begin)) return true;
  return [...keys].some((key) => key.startsWith(begin));
};

/**
 * Reports keys in the code that no catalogue has. A key built with a template needs at least one text with
 * the same start.
 */
export function textKeyFindings(tree: Tree, catalogues: Catalogues): string[] {
  const keys = new Set([...catalogues.values()].flatMap((messages) => [...messages.keys()]));
  return codeFiles(tree)
    .filter(speaks)
    .flatMap((file) =>
      [...nodesOf(parseCode(file, tree.read(file)))]
        .filter((node) => !isUsed(keys)(node))
        .map((node) => `${file}: there is no text '${literalOf(node) ?? `${beginOf(node)}…`}'`),
    );
}
