import type { CurrentUser } from '#contract/accounts/current-user.ts';
import type { RestrictionKind } from '#contract/safety/decision.ts';

/** A restriction in the form of the database. */
export interface Restricting {
  readonly kind: RestrictionKind;
  /** When the restriction ends by itself. */
  readonly until: string | null;
}

const isOver = ({ until }: Restricting, now: Date): boolean => until !== null && new Date(until) <= now;

/** Combines a member's restrictions at this moment (AGE-4, DSA-6). Expired restrictions do not count. */
export function restrictionNow(all: readonly Restricting[], now: Date): CurrentUser['restriction'] {
  const inForce = all.filter((one) => !isOver(one, now));
  if (inForce.some(({ kind }) => kind !== 'hidden')) return 'restricted';
  return inForce.length > 0 ? 'hidden' : null;
}
