import { limits, lineCount, type SizeCase, sizeCases } from '../sizes/cases.ts';
import { type ExceptionGroup, sizeExceptions } from '../sizes/exceptions.ts';
import type { Tree } from '../tree.ts';

export const warnAbove = 250;

/** A small file may shrink further; everything else may not grow. */
const isWorse = ({ kind, size }: SizeCase, allowed: number) => kind !== 'small-file' && size > allowed;

/**
 * Reports files, functions and folders beyond the limits of the layout, exceptions that grew, and exceptions
 * that are no longer needed.
 */
export function sizeFindings(tree: Tree, exceptions: readonly ExceptionGroup[] = sizeExceptions): string[] {
  const present = sizeCases(tree);
  const beyond = present.flatMap((each) => {
    const group = exceptions.find(({ kind, cases }) => kind === each.kind && each.subject in cases);
    const allowed = group?.cases[each.subject];
    if (allowed === undefined) return [`${each.subject}: ${each.advice}`];
    return isWorse(each, allowed) ? [`${each.subject}: its exception allows ${allowed}; ${each.advice}`] : [];
  });
  const needless = exceptions.flatMap(({ kind, cases }) =>
    Object.keys(cases)
      .filter((subject) => !present.some((each) => each.kind === kind && each.subject === subject))
      .map((subject) => `${subject}: remove it from the ${kind} exceptions, it is within the limit`),
  );
  return [...beyond, ...needless];
}

/** Reports source files that are close to the limit. */
export const fileSizeWarnings = (tree: Tree): string[] =>
  tree.files
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !file.startsWith('database/tables/'))
    .map((file) => ({ file, lines: lineCount(tree.read(file)) }))
    .filter(({ lines }) => lines > warnAbove && lines <= limits.fileLines)
    .map(({ file, lines }) => `${file}: ${lines} lines (more than ${warnAbove})`);
