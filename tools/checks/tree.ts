import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files for a check, by path from the project root: from disk, or invented for an example. */
export interface Tree {
  readonly files: readonly string[];
  /** Returns the text of a file; throws if the file is not in the tree. */
  read(file: string): string;
}

const roots = ['contract', 'server', 'web', 'database', 'texts', 'tests', 'tools', 'bench', 'docs'];
const ignored = /^tests\/rules\/fixtures\/|(?:^|\/)(?:node_modules|build|data|\.react-router)\//;

/** The project on disk. */
export function diskTree(root: string): Tree {
  const cache = new Map<string, string>();
  const documents = readdirSync(root, { withFileTypes: true }).filter(({ name }) => name.endsWith('.md'));
  const files = roots
    .flatMap((folder) => {
      try {
        return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true });
      } catch {
        return [];
      }
    })
    .concat(documents)
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !ignored.test(file))
    .sort();
  return {
    files,
    read(file) {
      const text = cache.get(file) ?? readFileSync(path.join(root, file), 'utf8');
      cache.set(file, text);
      return text;
    },
  };
}

/** A tree of given texts: `treeOf({ 'contract/chat/x.ts': '…' })`. */
export function treeOf(contents: Readonly<Record<string, string>>): Tree {
  return {
    files: Object.keys(contents).sort(),
    read(file) {
      const text = contents[file];
      if (text === undefined) throw new Error(`${file} is not in this tree`);
      return text;
    },
  };
}

export const isTestFile = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file);

/** TypeScript files of product and tools, without tests. */
export const codeFiles = (tree: Tree): string[] =>
  tree.files.filter((file) => /\.tsx?$/.test(file) && !isTestFile(file));
