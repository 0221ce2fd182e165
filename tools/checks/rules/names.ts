import path from 'node:path';
import { type Node, Visitor } from 'oxc-parser';
import { parsed } from '../parsed.ts';
import { codeFiles, type Tree } from '../tree.ts';

/** A word of the old dialect inside names, and the term to use. */
interface BannedNamePart {
  /** In kebab case, as in the name of a file: `told` also bans `toldOf` and `MemberTold`. */
  readonly part: string;
  readonly instead: string;
}

/** Enforced by `npm run check`: the tree has no such name. */
const bannedNameParts: readonly BannedNamePart[] = [
  { part: 'whoever', instead: 'the role' },
  { part: 'whomever', instead: 'the role' },
  { part: 'whom', instead: 'the role' },
  { part: 'stands', instead: 'is-stored' },
  { part: 'mind', instead: 'pause, limit or check' },
  { part: 'tell', instead: 'notify' },
  { part: 'tells', instead: 'notifies' },
  { part: 'told', instead: 'notified' },
  { part: 'hand', instead: 'user or manual' },
  { part: 'desk', instead: 'queue or console' },
  { part: 'fault', instead: 'error or finding' },
  { part: 'faults', instead: 'errors or findings' },
  { part: 'ears', instead: 'subscribers' },
  { part: 'rest', instead: 'cool-down, pause or remaining' },
  { part: 'rests', instead: 'cool-down or pause' },
  { part: 'caution', instead: 'scam-hint' },
  { part: 'ways-in', instead: 'log-in-methods' },
  { part: 'locked-tries', instead: 'lockout' },
  { part: 'comes-from-us', instead: 'csrf-check' },
  { part: 'which', instead: 'the thing that is chosen' },
  { part: 'taken-back', instead: 'reversed or charged-back' },
  { part: 'correspondents', instead: 'chat-partners' },
];

/** Names that keep a banned part, because it has its plain meaning there. */
export const nameExceptions: ReadonlyMap<string, string> = new Map([
  ['handAt', 'draws a hand that holds a match'],
]);

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
