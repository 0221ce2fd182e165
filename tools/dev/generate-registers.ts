/**
 * Writes `server/<domain>/register.ts` from the exports of the domain's files: handlers of operations, jobs
 * and socket inputs, route plugins and `eachStart`. `--check` fails if a file differs. Part of `npm run
 * generate`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { domains } from '#contract/kit/domains.ts';
import { calleeOf, isNode, nodesOf, parseCode, type SyntaxNode } from '#tools/checks/syntax.ts';
import { codeFiles, diskTree, type Tree } from '#tools/checks/tree.ts';

type Kind = 'operation' | 'socket' | 'job' | 'route' | 'eachStart';
const kinds: readonly Kind[] = ['operation', 'socket', 'job', 'route', 'eachStart'];

interface Registration {
  readonly kind: Kind;
  readonly name: string;
  readonly file: string;
}

const kindOfCall: Readonly<Record<string, Kind>> = {
  handler: 'operation',
  socketInput: 'socket',
  jobHandler: 'job',
};

const nameOf = (node: unknown): string =>
  isNode(node) && node.type === 'Identifier' ? String(node.value) : '';

const mentions = (node: unknown, name: string): boolean =>
  [...nodesOf(node)].some((part) => nameOf(part) === name);

/**
 * A route plugin is a function `(fastify: FastifyInstance, platform, memberBehind)`; later parameters may be
 * missing.
 */
const isRoutePlugin = ({ params }: SyntaxNode): boolean => {
  const [fastify, , memberBehind]: unknown[] = Array.isArray(params) ? params : [];
  return (
    mentions(fastify, 'FastifyInstance') &&
    (memberBehind === undefined || mentions(memberBehind, 'memberBehind'))
  );
};

function kindOf(declaration: SyntaxNode): Kind | undefined {
  if (declaration.type === 'VariableDeclarator') {
    const { init } = declaration;
    return isNode(init) && init.type === 'CallExpression' ? kindOfCall[calleeOf(init)] : undefined;
  }
  if (declaration.type !== 'FunctionDeclaration') return undefined;
  if (nameOf(declaration.identifier) === 'eachStart') return 'eachStart';
  return isRoutePlugin(declaration) ? 'route' : undefined;
}

/** The exports of one file for the platform. */
function registrationsIn(tree: Tree, file: string): Registration[] {
  return [...nodesOf(parseCode(file, tree.read(file)))]
    .filter(({ type }) => type === 'ExportDeclaration')
    .flatMap(({ declaration }) => {
      if (!isNode(declaration)) return [];
      const declared = Array.isArray(declaration.declarations) ? declaration.declarations : [declaration];
      return declared.filter(isNode).flatMap((each) => {
        const kind = kindOf(each);
        return kind ? [{ kind, name: nameOf(each.id) || nameOf(each.identifier), file }] : [];
      });
    });
}

const byName = (a: Registration, b: Registration) => (a.name < b.name ? -1 : 1);

const lineWidth = 110;

/**
 * Sorts `log-in.ts` before `log-in-again.ts`, a folder before one with a longer name, and jobs alike, as the linter
 * wants imports.
 */
const pathKey = (file: string): string => file.replace(/(?:\.job)?\.ts$/, '').replaceAll('/', ' ');

/** An import as the formatter writes it. */
const importLine = (names: readonly string[], file: string): string => {
  const line = `import { ${names.join(', ')} } from '${file}';`;
  return line.length <= lineWidth
    ? line
    : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${file}';`;
};

/** The text of `server/<domain>/register.ts`. Undefined if the domain registers nothing. */
export function registerOf(tree: Tree, domain: string): string | undefined {
  const folder = `server/${domain}/`;
  const found = codeFiles(tree)
    .filter((file) => file.startsWith(folder) && !file.endsWith('/register.ts') && !file.endsWith('/door.ts'))
    .flatMap((file) => registrationsIn(tree, file));
  if (found.length === 0) return undefined;
  const imports = new Map<string, string[]>();
  for (const { file, name } of found) imports.set(file, [...(imports.get(file) ?? []), name]);
  return [
    '// Generated from the files of this domain: npm run generate.',
    '',
    "import type { Registry } from '#server/platform/http/registry.ts';",
    ...[...imports]
      .sort(([a], [b]) => (pathKey(a) < pathKey(b) ? -1 : 1))
      .map(([file, names]) => importLine(names.toSorted(), `./${file.slice(folder.length)}`)),
    '',
    '/** Hands operations, socket inputs, jobs, routes and start-up work of this domain to the platform. */',
    'export function register(registry: Registry): void {',
    ...kinds.flatMap((kind) =>
      found
        .filter((each) => each.kind === kind)
        .sort(byName)
        .map(({ name }) => `  registry.${kind}(${name});`),
    ),
    '}',
    '',
  ].join('\n');
}

if (import.meta.main) {
  const tree = diskTree(process.cwd());
  const check = process.argv.includes('--check');
  for (const domain of domains) {
    const file = `server/${domain}/register.ts`;
    const text = registerOf(tree, domain);
    if (text === undefined || (tree.files.includes(file) && readFileSync(file, 'utf8') === text)) continue;
    if (check) {
      console.log(`${file} is stale: run npm run generate`);
      process.exitCode = 1;
    } else writeFileSync(file, text);
  }
}
