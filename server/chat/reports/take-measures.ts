import type { Id } from '#contract/kit/id.ts';
import type { CopyScope, Ground, Measure } from '#contract/safety/decision.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { removeProfileText, restoreProfileText } from '#server/profiles/door.ts';
import { type HeldReport, liftWithheld, type RemovedContent } from '#server/safety/door.ts';
import { removeReportedContent, restoreRemovedContent } from './reported-content.ts';

interface Taken {
  readonly measures: readonly Measure[];
  /** Images of the case whose photos are removed. */
  readonly pictures: readonly Id[];
  readonly operator: Id;
  readonly ground: Ground | null;
  /** The identical copies of other owners that a removal takes. */
  readonly copies: CopyScope;
  readonly at: Date;
}

/**
 * Carries out the removals of a decision. The caller stores the decision in the same transaction. Refuses
 * `nothing_to_remove`.
 */
export async function takeMeasures(
  platform: Platform,
  unit: Unit,
  held: HeldReport,
  taken: Taken,
): Promise<RemovedContent> {
  const { measures, pictures, ...removal } = taken;
  const photos = measures.includes('content_removed')
    ? await removeReportedContent(platform, unit, held, { pictures, removal })
    : [];
  const text = measures.includes('text_removed') ? await removeProfileText(unit.db, held.member) : null;
  if (measures.includes('text_removed') && text === null) throw new Refusal('nothing_to_remove');
  return { photos, text };
}

/** Undoes these measures after an appeal. The text of a message comes from the evidence (DSA-3). */
export async function undoMeasures(
  platform: Platform,
  unit: Unit,
  held: HeldReport,
  at: Date,
): Promise<void> {
  const { id, member, taken, removed } = held;
  if (taken.includes('withheld')) await liftWithheld(unit, member, id);
  if (taken.includes('text_removed')) await restoreProfileText(unit.db, member, removed.text);
  if (taken.includes('content_removed')) await restoreRemovedContent(platform, unit, held, at);
}
