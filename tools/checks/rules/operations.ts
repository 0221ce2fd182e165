import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Operation } from '#contract/kit/operation.ts';
import { argumentsOf, calleeOf, literalOf, nodesOf, parseCode, propertiesOf } from '../syntax.ts';
import { codeFiles, isTestFile, type Tree } from '../tree.ts';

/** An operation, as declared in its contract file. */
export interface DeclaredOperation {
  readonly file: string;
  /** Folder of the contract file. */
  readonly domain: string;
  /**
   * The name without the domain: `send-message`. An operation with a file of its own has the name of that
   * file.
   */
  readonly slug: string;
  /** Name of the contract file without extension. */
  readonly noun: string;
  readonly name: string | undefined;
  readonly errors: readonly string[];
}

/** In its domain's folder, or in a folder below it for the operations of one audience. */
const contractFile = /^contract\/(?!kit\/)([a-z]+)\/(?:[a-z]+\/)?([a-z0-9-]+)\.ts$/;

export const camelCase = (slug: string): string =>
  slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Every `operation({…})` of the contract. */
export function declaredOperations(tree: Tree): DeclaredOperation[] {
  return codeFiles(tree).flatMap((file) => {
    const [, domain, noun] = contractFile.exec(file) ?? [];
    if (!domain || !noun) return [];
    const calls = [...nodesOf(parseCode(file, tree.read(file)))].filter(
      (node) => node.type === 'CallExpression' && calleeOf(node) === 'operation',
    );
    return calls.map((call) => {
      const declared = propertiesOf(argumentsOf(call)[0]);
      const errors = [...propertiesOf(declared.get('errors')).keys()];
      const name = literalOf(declared.get('name'));
      const slug = calls.length === 1 ? noun : (name?.replace(/^.*\//, '') ?? noun);
      return { file, domain, slug, noun, name, errors };
    });
  });
}

/** A handler lies in its domain, in a feature or directly, in a file with the name of the operation. */
const isHandlerFile = (file: string, { domain, slug }: DeclaredOperation) =>
  file.startsWith(`server/${domain}/`) && file.endsWith(`/${slug}.ts`);

/**
 * A contract file has the name of its operation. Operations that mirror each other may share the file of
 * their noun: `request-mail-change` and `cancel-mail-change` are in `mail-change.ts`.
 */
function namesOf(operations: readonly DeclaredOperation[]): string[] {
  return operations.flatMap(({ file, domain, slug, noun, name }) => {
    if (slug === noun)
      return name === `${domain}/${noun}`
        ? []
        : [`${file}: its operation must be named '${domain}/${noun}', after the file`];
    return name === `${domain}/${slug}` && slug.endsWith(`-${noun}`)
      ? []
      : [`${file}: ${name} has to be named '${domain}/…-${noun}', after the file that it shares`];
  });
}

/** Maps the local name of an import to the exported name: `import { sendMessage as operation }`. */
const importedNames = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/\b(\w+) as (\w+)\b/g)].map(([, exported = '', local = '']) => [local, exported]),
  );

/** Files that create a handler, with the names of their operations: `handler(sendMessage, …)`. */
function handlers(tree: Tree): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of codeFiles(tree)) {
    if (!/^server\/[a-z]+\//.test(file) || !/\bhandler\(/.test(tree.read(file))) continue;
    const names = importedNames(tree.read(file));
    const made = [...nodesOf(parseCode(file, tree.read(file)))]
      .filter((node) => node.type === 'CallExpression' && calleeOf(node) === 'handler')
      .flatMap((call) => {
        const [operation] = argumentsOf(call);
        const known = typeof operation === 'object' && operation !== null && 'value' in operation;
        if (!known || typeof operation.value !== 'string') return [];
        return [names.get(operation.value) ?? operation.value];
      });
    if (made.length > 0) found.set(file, made);
  }
  return found;
}

function handlerFindings(tree: Tree, operations: readonly DeclaredOperation[]): string[] {
  const made = handlers(tree);
  const missing = operations.flatMap((operation) => {
    const place = `server/${operation.domain}/<feature>/${operation.slug}.ts`;
    const expected = camelCase(operation.slug);
    const makers = [...made].filter(([, names]) => names.includes(expected)).map(([maker]) => maker);
    if (makers.length === 0) return [`${operation.file}: no handler, write ${place}`];
    if (makers.length > 1)
      return [`${operation.file}: several handlers (${makers.join(', ')}), keep one in ${place}`];
    const [maker = ''] = makers;
    return isHandlerFile(maker, operation) ? [] : [`${maker}: this handler belongs in ${place}`];
  });
  const known = new Set(operations.map((operation) => camelCase(operation.slug)));
  const unknown = [...made].flatMap(([file, names]) =>
    names
      .filter((name) => !known.has(name))
      .map((name) => `${file}: ${name} is not an operation of the contract`),
  );
  return [...missing, ...unknown];
}

/** A test names an operation by its name, its file, or its exported identifier. */
function testFindings(tree: Tree, operations: readonly DeclaredOperation[]): string[] {
  const tests = tree.files.filter((file) => isTestFile(file) && !file.startsWith('tests/rules/'));
  return operations
    .filter(({ domain, slug }) => {
      const named = new RegExp(String.raw`\b(?:${domain}/${slug}|${camelCase(slug)})\b`);
      const ownTest = new RegExp(`^server/${domain}/(?:.+/)?${slug}\\.test\\.ts$`);
      return !tests.some((file) => ownTest.test(file) || named.test(tree.read(file)));
    })
    .map(({ file, domain, slug }) => `${file}: no test names ${domain}/${slug}`);
}

/**
 * Each operation must have its name, one handler in its place, and a test. Each handler must have an
 * operation.
 */
export function operationFindings(tree: Tree): string[] {
  const operations = declaredOperations(tree);
  return [...namesOf(operations), ...handlerFindings(tree, operations), ...testFindings(tree, operations)];
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'input' in value && 'errors' in value;

/** Imports the operations of the contract below `root`, with their schemas. */
export async function loadOperations(tree: Tree, root: string): Promise<Operation[]> {
  const files = new Set(declaredOperations(tree).map(({ file }) => file));
  const modules = await Promise.all(
    [...files].map(async (file): Promise<unknown> => import(pathToFileURL(path.join(root, file)).href)),
  );
  return modules.flatMap((module) =>
    typeof module === 'object' && module !== null ? Object.values(module).filter(isOperation) : [],
  );
}
