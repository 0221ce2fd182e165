import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isNode, literalOf, nodesOf, parseCode, type SyntaxNode } from '#tools/checks/syntax.ts';
import { everydayPages } from '#web/platform/intl/everyday-pages.ts';

/** Files around every page: the entry, the layouts and the error pages. */
const around = ['entry.client.tsx', 'root.tsx', 'shell/errors/page-boundary.tsx'].concat(
  ['app', 'default', 'chat', 'empty'].map((name) => `shell/layout/${name}-layout.tsx`),
);

/** Keys that are built from the code of a field error, in any form. */
const ofFields = /^[a-z]+\.field\./;

const fileOf = (from: string, wanted: unknown): string[] => {
  const name = literalOf(wanted);
  if (name === undefined || !/\.tsx?$/.test(name)) return [];
  if (name.startsWith('#')) return [name.slice(1)];
  return name.startsWith('.') ? [join(dirname(from), name)] : [];
};

/** The modules that a module imports, statically or dynamically. */
const importsOf = (file: string, node: SyntaxNode): string[] => {
  if (node.type === 'CallExpression' && isNode(node.callee) && node.callee.type === 'Import')
    return [...nodesOf(node.arguments)].flatMap((part) => fileOf(file, part));
  return node.typeOnly === true ? [] : fileOf(file, node.source);
};

/** The keys in a node: a whole key, or all keys that start like a template literal. */
const keysAt = (node: SyntaxNode, keys: ReadonlySet<string>): string[] => {
  const whole = literalOf(node);
  if (whole !== undefined) return keys.has(whole) ? [whole] : [];
  const [first]: unknown[] = node.type === 'TemplateLiteral' && Array.isArray(node.quasis) ? node.quasis : [];
  const begin = isNode(first) && typeof first.raw === 'string' ? first.raw : '';
  return begin.includes('.') ? [...keys].filter((key) => key.startsWith(begin)) : [];
};

/** The given files and everything that they import, statically or dynamically. */
function withImports(root: string, files: readonly string[]): Map<string, SyntaxNode[]> {
  const found = new Map<string, SyntaxNode[]>();
  const visit = (file: string): void => {
    const path = join(root, file);
    if (found.has(file) || !existsSync(path)) return;
    const nodes = [...nodesOf(parseCode(file, readFileSync(path, 'utf8')))];
    found.set(file, nodes);
    for (const node of nodes) for (const next of importsOf(file, node)) visit(next);
  };
  for (const file of files) visit(file);
  return found;
}

/**
 * Which of `all` keys the everyday pages may use: keys in their code and in everything that it imports,
 * including dialogs.
 */
export function everydayKeys(root: string, all: readonly string[]): Set<string> {
  const keys = new Set(all);
  const files = [...around, ...everydayPages.values()].map((file) => `web/${file}`);
  const said = [...withImports(root, files).values()].flat().flatMap((node) => keysAt(node, keys));
  return new Set([...all.filter((key) => ofFields.test(key)), ...said]);
}
