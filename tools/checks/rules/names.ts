import path from 'node:path';
import { type Node, Visitor } from 'oxc-parser';
import { parsed } from '../parsed.ts';
import { type BannedNamePart, bannedNameParts, nameExceptions } from '../prose/names.ts';
import { codeFiles, type Tree } from '../tree.ts';

interface Declared {
  readonly name: string;
  readonly start: number;
}

/** `told-of` for `toldOf`, `ToldOf` and `told_of`. */
const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

/** The functions, variables, types and classes that a file declares. Fields belong to the wire format. */
function declaredIn(file: string, source: string): Declared[] {
  const found: Declared[] = [];
  const add = (node: Node | null) => {
    if (node?.type === 'Identifier') found.push({ name: node.name, start: node.start });
  };
  new Visitor({
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: ({ id }) => add(id),
    ClassDeclaration: ({ id }) => add(id),
    TSTypeAliasDeclaration: ({ id }) => add(id),
    TSInterfaceDeclaration: ({ id }) => add(id),
  }).visit(parsed(file, source).program);
  return found;
}

/** Reports names of files and of declarations that contain a banned part. Tests are left out. */
export function nameFindings(tree: Tree, parts: readonly BannedNamePart[] = bannedNameParts): string[] {
  const problemsOf = (name: string) =>
    parts
      .filter(({ part }) => `-${kebab(name)}-`.includes(`-${part}-`) && !nameExceptions.has(name))
      .map(({ part, instead }) => `'${name}' contains '${part}': use ${instead}`);
  return codeFiles(tree)
    .filter((file) => !file.startsWith('database/tables/'))
    .flatMap((file) => {
      const source = tree.read(file);
      const lineOf = (start: number) => source.slice(0, start).split('\n').length;
      return [
        ...problemsOf(path.posix.basename(file).replace(/\..*$/, '')).map((problem) => `${file}: ${problem}`),
        ...declaredIn(file, source).flatMap(({ name, start }) =>
          problemsOf(name).map((problem) => `${file}:${lineOf(start)}: ${problem}`),
        ),
      ];
    });
}
