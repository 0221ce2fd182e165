import type { CurrentUser } from '#contract/accounts/current-user.ts';
import type { RestrictionKind } from '#contract/safety/decision.ts';

/** A restriction as the database says it. */
export interface Restricting {
  readonly kind: RestrictionKind;
  /** When it ends by itself. */
  readonly until: string | null;
}

const isOver = ({ until }: Restricting, now: Date): boolean => until !== null && new Date(until) <= now;

/** What the restrictions of a member come to at this moment (AGE-4, DSA-6); one that is over counts no more. */
export function restrictionNow(all: readonly Restricting[], now: Date): CurrentUser['restriction'] {
  const inForce = all.filter((one) => !isOver(one, now));
  if (inForce.some(({ kind }) => kind !== 'hidden')) return 'restricted';
  return inForce.length > 0 ? 'hidden' : null;
}
