import { type ArrowFunctionExpression, type Function as FunctionNode, type Node, Visitor } from 'oxc-parser';
import { parsed } from '../parsed.ts';

interface NamedFunction {
  readonly name: string;
  readonly lines: number;
}

type AnyFunction = FunctionNode | ArrowFunctionExpression;

const identifier = (node: Node | null | undefined): string | undefined =>
  node?.type === 'Identifier' || node?.type === 'PrivateIdentifier' ? node.name : undefined;

/** The functions of a file by name and length in lines. A callback has the name of the call: `handler(sendMessage)`. */
export function functionsOf(file: string, source: string): NamedFunction[] {
  const names = new Map<Node, string>();
  const found: { node: AnyFunction; lines: number }[] = [];
  const add = (node: AnyFunction) => {
    found.push({ node, lines: source.slice(node.start, node.end).split('\n').length });
  };
  const named = (value: Node | null | undefined, name: string | undefined) => {
    if (value && name && !names.has(value)) names.set(value, name);
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => named(init, identifier(id)),
    Property: ({ key, value }) => named(value, identifier(key)),
    MethodDefinition: ({ key, value }) => named(value, identifier(key)),
    PropertyDefinition: ({ key, value }) => named(value, identifier(key)),
    CallExpression: ({ callee, arguments: values }) => {
      const [first] = values;
      const subject = identifier(first);
      const call = `${identifier(callee) ?? 'call'}(${subject ?? ''})`;
      for (const value of values) named(value, call);
    },
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(parsed(file, source).program);
  return found.map(({ node, lines }) => ({
    name: identifier(node.id) ?? names.get(node) ?? 'anonymous',
    lines,
  }));
}
