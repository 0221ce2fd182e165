import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { calleeOf, isNode, literalOf, nodesOf, parseCode, type SyntaxNode } from '#tools/checks/syntax.ts';

/** Files around every page: the entry, the layouts and the error pages. */
const around = ['entry.client.tsx', 'root.tsx', 'shell/errors/page-boundary.tsx'].concat(
  ['app', 'default', 'chat', 'empty'].map((name) => `shell/layout/${name}-layout.tsx`),
);

/** Keys that this module builds from the code of a field error, in any form. */
const ofFields = /^[a-z]+\.field\./;
const fieldText = 'web/ui/forms/field-text.ts';

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

/** Exports of a route that the build removes from the code for browsers. */
const serverExports = new Set(['loader', 'action', 'headers', 'middleware']);

const nameIn = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' && typeof node.value === 'string' ? node.value : undefined;

/** The names that a top-level statement gives to a module; empty for a statement that only runs. */
function namesGivenBy(node: SyntaxNode): string[] {
  const { specifiers, declaration, declarations, identifier } = node;
  if (isNode(declaration)) return namesGivenBy(declaration);
  const given: unknown[] = Array.isArray(specifiers)
    ? specifiers.map(({ local }) => local)
    : Array.isArray(declarations)
      ? declarations.map(({ id }) => id)
      : [identifier];
  return given.flatMap((one) => nameIn(one) ?? []);
}

/** Whether the browser keeps a statement that no other statement uses. */
const isKept = (node: SyntaxNode): boolean => {
  const names = namesGivenBy(node);
  if (/^Export/.test(node.type)) return !names.some((name) => serverExports.has(name));
  return names.length === 0;
};

/** The statements of a module in the browser: its exports without those of the server, and all that they use. */
function browserStatements(tree: SyntaxNode): SyntaxNode[] {
  const body = Array.isArray(tree.body) ? tree.body.filter(isNode) : [];
  const kept = new Set(body.filter(isKept));
  for (const node of kept) {
    const used = new Set([...nodesOf(node)].map(nameIn));
    for (const other of body)
      if (!/^Export/.test(other.type) && namesGivenBy(other).some((name) => used.has(name))) kept.add(other);
  }
  return [...kept];
}

/** The nodes of a module in the browser, except those of imports that wait for all texts of the language. */
const nodesWithoutLater = (tree: SyntaxNode): SyntaxNode[] => {
  const nodes = [...nodesOf(browserStatements(tree))];
  const later = nodes.filter((node) => node.type === 'CallExpression' && calleeOf(node) === 'withAllTexts');
  const skipped = new Set(later.flatMap((node) => [...nodesOf(node.arguments)]));
  return nodes.filter((node) => !skipped.has(node));
};

/** The given files and everything that they import, statically or dynamically. */
function withImports(root: string, files: readonly string[]): Map<string, SyntaxNode[]> {
  const found = new Map<string, SyntaxNode[]>();
  const visit = (file: string): void => {
    const path = join(root, file);
    if (found.has(file) || !existsSync(path)) return;
    const nodes = nodesWithoutLater(parseCode(file, readFileSync(path, 'utf8')));
    found.set(file, nodes);
    for (const node of nodes) for (const next of importsOf(file, node)) visit(next);
  };
  for (const file of files) visit(file);
  return found;
}

/**
 * Which of `all` keys a page below `web/` may use: keys in its code, in the frame around it, and in everything
 * that both import. A lazy part inside `withAllTexts` is left out, because it waits for all texts.
 */
export function pageKeys(root: string, all: readonly string[], page: string): Set<string> {
  const keys = new Set(all);
  const modules = withImports(
    root,
    [...around, page].map((file) => `web/${file}`),
  );
  const said = [...modules.values()].flat().flatMap((node) => keysAt(node, keys));
  return new Set([...(modules.has(fieldText) ? all.filter((key) => ofFields.test(key)) : []), ...said]);
}
