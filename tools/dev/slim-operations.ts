import { globSync, readFileSync } from 'node:fs';
import { type CallExpression, type ObjectExpression, parseSync, Visitor } from 'oxc-parser';
import type { Plugin } from 'vite';

/** The parts of any operation that a browser reads: how to call it, and who may (`web/platform/api/api.ts`). */
const forCalls: ReadonlySet<string> = new Set([
  'name',
  'method',
  'path',
  'when',
  'caller',
  'changesState',
  'upload',
]);

/** The parts that browser code reads of single operations by name, as in `requestExport.input`. */
export function partsInUse(files: Iterable<string>): ReadonlySet<string> {
  return new Set([...files].flatMap((code) => code.match(/\b\w+\.(?:input|answer)\b/g) ?? []));
}

const declarationsOf = (file: string, code: string): Array<{ name: string; call: CallExpression }> => {
  const found: Array<{ name: string; call: CallExpression }> = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return;
      if (init.callee.type === 'Identifier' && init.callee.name === 'operation')
        found.push({ name: id.name, call: init });
    },
  }).visit(parseSync(file, code).program);
  return found;
};

/** A module of operations without what no browser reads: summaries, limits, errors and most schemas. */
export function slimOperations(file: string, code: string, inUse: ReadonlySet<string>): string {
  let slim = code;
  const keeps = (name: string, part: string) => forCalls.has(part) || inUse.has(`${name}.${part}`);
  for (const { name, call } of declarationsOf(file, code).reverse()) {
    const [declared] = call.arguments;
    if (declared?.type !== 'ObjectExpression')
      throw new Error(`${file}: an operation is declared by an object literal.`);
    const kept = partsOf(declared).filter(([part]) => keeps(name, part));
    const object = kept.map(([, { start, end }]) => code.slice(start, end)).join(', ');
    slim = `${slim.slice(0, declared.start)}{ ${object} }${slim.slice(declared.end)}`;
  }
  return slim;
}

const partsOf = ({ properties }: ObjectExpression) =>
  properties.map((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier')
      throw new Error('An operation names its parts.');
    return [property.key.name, property] as const;
  });

/** Sends browsers only what they need of each operation. The server checks calls and answers by the whole. */
export function slimOperationsInBrowsers(): Plugin {
  let inUse: ReadonlySet<string> = new Set();
  return {
    name: 'vonk-slim-operations',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    buildStart() {
      inUse = partsInUse(globSync('{web,contract}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8')));
    },
    transform(code, id) {
      return id.includes('/contract/') && code.includes('operation(')
        ? slimOperations(id, code, inUse)
        : null;
    },
  };
}
