import { type Kind, limits, lineCount, type SizeCase, sizeCases } from '../sizes/cases.ts';
import recorded from '../sizes/exceptions.json' with { type: 'json' };
import type { Tree } from '../tree.ts';

/** Cases that stay for one reason. Each has its size on the day it was listed, which it must not exceed. */
export interface ExceptionGroup {
  readonly kind: Kind;
  readonly reason: string;
  readonly cases: Readonly<Record<string, number>>;
}

const reasons: Readonly<Record<Kind, string>> = {
  'long-file': 'Not split yet.',
  'long-function': 'Not divided into steps yet.',
  'large-folder': 'Not cut into features yet.',
  'small-file': 'Not folded into its importer yet.',
};

const isKind = (kind: string): kind is Kind => kind in reasons;

/** The groups of `exceptions.json`. The list may only shrink. */
export const sizeExceptions: readonly ExceptionGroup[] = recorded.map(({ kind, reason, cases }) => {
  if (!isKind(kind)) throw new Error(`${kind} is not a kind of size exception`);
  return { kind, reason, cases: cases as Record<string, number> };
});

/**
 * The exceptions that the present cases need. A case stays in its group; a new one joins the general group.
 */
export function neededExceptions(
  present: readonly SizeCase[],
  groups: readonly ExceptionGroup[],
): ExceptionGroup[] {
  const general = Object.entries(reasons).flatMap(([kind, reason]) =>
    isKind(kind) && !groups.some((group) => group.kind === kind && group.reason === reason)
      ? [{ kind, reason, cases: {} }]
      : [],
  );
  const all = [...groups, ...general];
  const listed = (kind: Kind, subject: string) =>
    groups.some((group) => group.kind === kind && subject in group.cases);
  return all
    .map(({ kind, reason, cases }) => ({
      kind,
      reason,
      cases: Object.fromEntries(
        present
          .filter((each) => each.kind === kind)
          .filter(({ subject }) => subject in cases || (reason === reasons[kind] && !listed(kind, subject)))
          .map(({ subject, size }) => [subject, size] as const)
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      ),
    }))
    .filter(({ cases }) => Object.keys(cases).length > 0);
}

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
