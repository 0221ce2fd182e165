import type { CurrentUser } from '#contract/accounts/current-user.ts';
import type { RestrictionKind } from '#contract/safety/decision.ts';

/** A restriction in the form of the database. */
export interface StoredRestriction {
  readonly kind: RestrictionKind;
  /** When the restriction ends by itself. */
  readonly until: string | null;
}

const isOver = ({ until }: StoredRestriction, now: Date): boolean => until !== null && new Date(until) <= now;

/** Combines a member's restrictions at this moment (AGE-4, DSA-6). Expired restrictions do not count. */
export function currentRestriction(all: readonly StoredRestriction[], now: Date): CurrentUser['restriction'] {
  const inForce = all.filter((one) => !isOver(one, now));
  if (inForce.some(({ kind }) => kind !== 'hidden')) return 'restricted';
  return inForce.length > 0 ? 'hidden' : null;
}
