import path from 'node:path';
import { isTestFile, type Tree } from '../tree.ts';
import { functionsOf } from './functions.ts';
import { importsOf } from './imports.ts';

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
