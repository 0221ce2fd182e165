import type { Tree } from '../tree.ts';

export const warnAbove = 250;
export const failAbove = 400;

/** Files that may be longer, each with its reason. This list may only shrink. */
export const longFiles: Readonly<Record<string, string>> = {};

const generated = /^database\/tables\//;

const lengthOf = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

const lengths = (tree: Tree) =>
  tree.files
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !generated.test(file))
    .map((file) => ({ file, lines: lengthOf(tree.read(file)) }));

/** Reports source files that are too long, and exceptions that are no longer needed. */
export function fileSizeFaults(
  tree: Tree,
  exceptions: Readonly<Record<string, string>> = longFiles,
): string[] {
  const tooLong = lengths(tree).filter(({ lines }) => lines > failAbove);
  return [
    ...tooLong
      .filter(({ file }) => !(file in exceptions))
      .map(({ file, lines }) => `${file}: ${lines} lines, at most ${failAbove}: split it by what it does`),
    ...Object.keys(exceptions)
      .filter((file) => !tooLong.some((long) => long.file === file))
      .map((file) => `${file}: is short enough now, take it out of the exceptions`),
  ];
}

/** Reports files that are close to the limit. */
export const fileSizeWarnings = (tree: Tree): string[] =>
  lengths(tree)
    .filter(({ lines }) => lines > warnAbove && lines <= failAbove)
    .map(({ file, lines }) => `${file}: ${lines} lines (more than ${warnAbove})`);
