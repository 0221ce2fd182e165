import { parseSync } from '@swc/core';

/** A node of the syntax tree. Only the parts that our checks use are typed. */
export type SyntaxNode = Readonly<Record<string, unknown>> & { readonly type: string };

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const parsed = new Map<string, SyntaxNode>();

/** Parses a TypeScript text. `file` decides whether JSX is allowed, and is named in errors. */
export function parseCode(file: string, code: string): SyntaxNode {
  const known = parsed.get(code);
  if (known) return known;
  const tree: unknown = parseSync(code, {
    syntax: 'typescript',
    tsx: file.endsWith('.tsx'),
    target: 'es2022',
  });
  if (!isNode(tree)) throw new Error(`${file} cannot be parsed`);
  parsed.set(code, tree);
  return tree;
}

/** Yields `start` and every node below it. */
export function* nodesOf(start: unknown): Generator<SyntaxNode> {
  if (isNode(start)) yield start;
  if (Array.isArray(start)) for (const item of start) yield* nodesOf(item);
  else if (typeof start === 'object' && start !== null) {
    for (const value of Object.values(start)) {
      if (typeof value === 'object' && value !== null) yield* nodesOf(value);
    }
  }
}

/** The text of a string literal; undefined for any other node. */
export const literalOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'StringLiteral' && typeof node.value === 'string' ? node.value : undefined;

const nameOf = (node: unknown): string | undefined =>
  isNode(node) &&
  (node.type === 'Identifier' || node.type === 'StringLiteral') &&
  typeof node.value === 'string'
    ? node.value
    : undefined;

/** `f` for `f(…)`, `f.g` for `f.g(…)`; an empty text for any other callee. */
export function calleeOf(call: SyntaxNode): string {
  const callee = call.callee;
  if (!isNode(callee)) return '';
  if (callee.type !== 'MemberExpression') return nameOf(callee) ?? '';
  const [object, property] = [nameOf(callee.object), nameOf(callee.property)];
  return object && property ? `${object}.${property}` : '';
}

/** The arguments of a call. */
export const argumentsOf = (call: SyntaxNode): unknown[] =>
  Array.isArray(call.arguments)
    ? call.arguments.map((argument: unknown) =>
        typeof argument === 'object' && argument !== null && 'expression' in argument
          ? argument.expression
          : undefined,
      )
    : [];

/** The properties of an object literal, name to value, without spread and computed properties. */
export function propertiesOf(object: unknown): Map<string, unknown> {
  const found = new Map<string, unknown>();
  if (!isNode(object) || object.type !== 'ObjectExpression' || !Array.isArray(object.properties))
    return found;
  for (const property of object.properties) {
    if (!isNode(property)) continue;
    // Shorthand: `{ main_image }` is itself an identifier.
    const name = property.type === 'Identifier' ? nameOf(property) : nameOf(property.key);
    if (name !== undefined) found.set(name, property.value);
  }
  return found;
}
