import { isMeasure, type Outcome } from '#contract/safety/decision.ts';
import type { Unit } from '#server/platform/platform.ts';
import type { HeldReport } from '#server/safety/door.ts';
import { freeMember } from './unrestrict-member.ts';

/**
 * An operator decides on a case about a possible minor: whatever comes of it, the hiding that waited for it is over, also
 * where several reported the same member (AGE-4).
 */
export async function endHiding(
  unit: Unit,
  { reason, member }: HeldReport,
  outcome: Outcome,
  at: Date,
): Promise<void> {
  if (reason !== 'underage') return;
  await freeMember(unit, member, { kind: 'hidden' }, { at, toldElsewhere: isMeasure(outcome) });
}
