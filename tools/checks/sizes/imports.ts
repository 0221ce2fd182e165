import path from 'node:path';
import { parsed } from '../parsed.ts';
import type { Tree } from '../tree.ts';

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
export function importsOf(tree: Tree, file: string): Import[] {
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
