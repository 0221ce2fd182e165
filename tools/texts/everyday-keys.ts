import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isNode, literalOf, nodesOf, parseCode, type SyntaxNode } from '#tools/checks/syntax.ts';
import { everydayPages } from '#web/platform/intl/everyday-pages.ts';

/** Around every page: the entry, the layouts and what tells of errors. */
const around = ['entry.client.tsx', 'root.tsx', 'shell/errors/page-boundary.tsx'].concat(
  ['app', 'default', 'chat', 'empty'].map((name) => `shell/layout/${name}-layout.tsx`),
);

/** Made from the code of a fault, whichever form it is of. */
const ofFields = /^[a-z]+\.field\./;

const fileOf = (from: string, wanted: unknown): string[] => {
  const name = literalOf(wanted);
  if (name === undefined || !/\.tsx?$/.test(name)) return [];
  if (name.startsWith('#')) return [name.slice(1)];
  return name.startsWith('.') ? [join(dirname(from), name)] : [];
};

/** Modules that a module brings, at once or later. */
const importsOf = (file: string, node: SyntaxNode): string[] => {
  if (node.type === 'CallExpression' && isNode(node.callee) && node.callee.type === 'Import')
    return [...nodesOf(node.arguments)].flatMap((part) => fileOf(file, part));
  return node.typeOnly === true ? [] : fileOf(file, node.source);
};

/** Keys that stand here: a whole one, or all that begin as one that is put together does. */
const keysAt = (node: SyntaxNode, keys: ReadonlySet<string>): string[] => {
  const whole = literalOf(node);
  if (whole !== undefined) return keys.has(whole) ? [whole] : [];
  const [first]: unknown[] = node.type === 'TemplateLiteral' && Array.isArray(node.quasis) ? node.quasis : [];
  const begin = isNode(first) && typeof first.raw === 'string' ? first.raw : '';
  return begin.includes('.') ? [...keys].filter((key) => key.startsWith(begin)) : [];
};

/** The files named, and what they bring, at once or later. */
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

/** Which of `all` keys the everyday pages may say: those named in their code, and in what it brings, dialogs included. */
export function everydayKeys(root: string, all: readonly string[]): Set<string> {
  const keys = new Set(all);
  const files = [...around, ...everydayPages.values()].map((file) => `web/${file}`);
  const said = [...withImports(root, files).values()].flat().flatMap((node) => keysAt(node, keys));
  return new Set([...all.filter((key) => ofFields.test(key)), ...said]);
}
