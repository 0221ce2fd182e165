import path from 'node:path';
import { type ArrowFunctionExpression, type Function as FunctionNode, type Node, Visitor } from 'oxc-parser';
import { parsed } from '../parsed.ts';
import { isTestFile, type Tree } from '../tree.ts';

interface Import {
  readonly target: string;
  /** A file that is loaded on demand has to be a file of its own. */
  readonly onDemand: boolean;
}

/** `contract/chat/x.ts` for `#contract/chat/x.ts` or a relative path; undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('#')) return bare.slice(1);
  return bare.startsWith('.') ? path.posix.join(path.posix.dirname(file), bare) : undefined;
}

/** The project files that a file imports, re-exports or loads on demand. */
function importsOf(tree: Tree, file: string): Import[] {
  const source = tree.read(file);
  const { module } = parsed(file, source);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
  ].map((specifier) => ({ specifier, onDemand: false }));
  const loaded = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    specifier: source.slice(start + 1, end - 1),
    onDemand: true,
  }));
  return [...requests, ...loaded].flatMap(({ specifier, onDemand }) => {
    const target = targetOf(file, specifier);
    return target === undefined ? [] : [{ target, onDemand }];
  });
}

interface NamedFunction {
  readonly name: string;
  readonly lines: number;
}

type AnyFunction = FunctionNode | ArrowFunctionExpression;

const identifier = (node: Node | null | undefined): string | undefined =>
  node?.type === 'Identifier' || node?.type === 'PrivateIdentifier' ? node.name : undefined;

/**
 * The functions of a file by name and length in lines. A callback has the name of the call:
 * `handler(sendMessage)`.
 */
function functionsOf(file: string, source: string): NamedFunction[] {
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

export const limits = { fileLines: 300, functionLines: 80, folderFiles: 40, smallFileLines: 15 } as const;

export type Kind = 'long-file' | 'long-function' | 'large-folder' | 'small-file';

/** Something beyond a limit: a file, a folder, or a function as `file#name`. */
export interface SizeCase {
  readonly kind: Kind;
  readonly subject: string;
  readonly size: number;
  readonly advice: string;
}

const generated = /^database\/tables\/|^server\/[^/]+\/register\.ts$/;

export const lineCount = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

const isSource = (file: string) => /\.tsx?$/.test(file) && !generated.test(file);

function longFiles(tree: Tree): SizeCase[] {
  return tree.files
    .filter((file) => isSource(file) || file.endsWith('.css'))
    .map((file) => ({ file, size: lineCount(tree.read(file)) }))
    .filter(({ size }) => size > limits.fileLines)
    .map(({ file, size }) => ({
      kind: 'long-file',
      subject: file,
      size,
      advice: `${size} lines, at most ${limits.fileLines}: split it by what it does`,
    }));
}

/** The longest function of each name. The callbacks of test files are tests, so test files are left out. */
function longFunctions(tree: Tree): SizeCase[] {
  return tree.files
    .filter(
      (file) => isSource(file) && !isTestFile(file) && lineCount(tree.read(file)) > limits.functionLines,
    )
    .flatMap((file) => {
      const longest = new Map<string, number>();
      for (const { name, lines } of functionsOf(file, tree.read(file)))
        if (lines > Math.max(limits.functionLines, longest.get(name) ?? 0)) longest.set(name, lines);
      return [...longest].map(([name, size]) => ({
        kind: 'long-function' as const,
        subject: `${file}#${name}`,
        size,
        advice: `${size} lines, at most ${limits.functionLines}: move its steps into functions with names`,
      }));
    });
}

/** Counts the TypeScript files of a folder without its tests; subfolders count for themselves. */
function largeFolders(tree: Tree): SizeCase[] {
  const counts = new Map<string, number>();
  for (const file of tree.files.filter((each) => /\.tsx?$/.test(each) && !isTestFile(each))) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, size]) => size > limits.folderFiles)
    .map(([folder, size]) => ({
      kind: 'large-folder',
      subject: folder,
      size,
      advice: `${size} files, at most ${limits.folderFiles}: cut it into features`,
    }));
}

/** `server/chat` for all files of the chat domain on the server. */
const domainOf = (file: string): string => file.split('/').slice(0, 2).join('/');

/**
 * Short files that one file of the same domain imports. A file stays apart if it has a test of its own,
 * is loaded on demand or is exported by a door. So does SQL that its importer may not hold (R8).
 */
function smallFiles(tree: Tree): SizeCase[] {
  const importers = new Map<string, Set<string>>();
  const onDemand = new Set<string>();
  for (const file of tree.files.filter((each) => /\.tsx?$/.test(each) && !isTestFile(each))) {
    for (const { target, onDemand: lazily } of importsOf(tree, file)) {
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
      if (lazily) onDemand.add(target);
    }
  }
  const files = new Set(tree.files);
  const isTested = (file: string) => files.has(file.replace(/(\.tsx?)$/, '.test$1'));
  return tree.files.filter(isSource).flatMap((file) => {
    const [importer, ...others] = importers.get(file) ?? [];
    const size = lineCount(tree.read(file));
    const folds =
      importer !== undefined &&
      others.length === 0 &&
      size < limits.smallFileLines &&
      domainOf(importer) === domainOf(file) &&
      !generated.test(importer) &&
      !importer.endsWith('/door.ts') &&
      !(file.endsWith('.sql.ts') && !importer.endsWith('.sql.ts')) &&
      !onDemand.has(file) &&
      !isTested(file);
    return folds
      ? [
          {
            kind: 'small-file' as const,
            subject: file,
            size,
            advice: `${size} lines, and only ${importer} imports it: move it there`,
          },
        ]
      : [];
  });
}

/** Everything beyond a limit of section 3 of the layout. */
export const sizeCases = (tree: Tree): SizeCase[] => [
  ...longFiles(tree),
  ...longFunctions(tree),
  ...largeFolders(tree),
  ...smallFiles(tree),
];
