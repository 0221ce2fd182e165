import type { Kind, SizeCase } from './cases.ts';
import recorded from './exceptions.json' with { type: 'json' };

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

/** The exceptions that the present cases need. A case stays in its group; a new one joins the general group. */
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
