import { isMeasure, type Outcome } from '#contract/safety/decision.ts';
import type { Unit } from '#server/platform/platform.ts';
import type { HeldReport } from '#server/safety/door.ts';
import { unrestrictMember } from './unrestrict-member.ts';

/**
 * Ends the hiding of a possible minor when an operator decides on the case, whatever the outcome. This also
 * applies if several members reported the same member (AGE-4).
 */
export async function endHiding(
  unit: Unit,
  { reason, member }: HeldReport,
  outcome: Outcome,
  at: Date,
): Promise<void> {
  if (reason !== 'underage') return;
  await unrestrictMember(unit, member, { kind: 'hidden' }, { at, toldElsewhere: isMeasure(outcome) });
}
