import type { Outcome } from '#contract/safety/decision.ts';
import { showPictures } from '#server/photos/door.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { type HeldReport, hiddenCase, mailPictureJob } from '#server/safety/door.ts';
import { unrestrictMember } from '../restrictions/restrict-member.ts';

type Case = Pick<HeldReport, 'id' | 'member' | 'site' | 'origin' | 'reason'>;

/**
 * Shows everything again that a case hides, and notifies the member. Pictures that a decision removed stay removed.
 * Returns false if the case hides nothing.
 */
export async function endNoticeHiding(
  platform: Platform,
  unit: Unit,
  { id: report, member, site, origin, reason }: Case,
  at: Date,
): Promise<boolean> {
  const shown = await showPictures(platform, unit, report);
  if (shown > 0)
    await unit.enqueue(mailPictureJob, {
      ...{ member, report, site, origin, state: 'shown', automatic: false },
      intimate: reason === 'intimate_image',
    });
  const isHidden = (await hiddenCase(unit.db, member)) === report;
  if (isHidden) await unrestrictMember(unit, member, { report, kind: 'hidden' }, { at });
  return shown > 0 || isHidden;
}

/** Decisions and measures that show the pictures of a case again. With the others the pictures stay hidden. */
const showing: readonly Outcome[] = ['no_breach', 'warning', 'text_removed', 'refunded'];

/**
 * Ends the hiding of a decided case. A hidden profile is shown again, because its measure takes over. Hidden
 * pictures are shown again only if the decision leaves them.
 */
export async function settleNoticeHiding(
  platform: Platform,
  unit: Unit,
  held: Case,
  { outcomes, at }: { readonly outcomes: readonly Outcome[]; readonly at: Date },
): Promise<void> {
  if (outcomes.every((outcome) => showing.includes(outcome))) {
    await endNoticeHiding(platform, unit, held, at);
    return;
  }
  if ((await hiddenCase(unit.db, held.member)) === held.id)
    await unrestrictMember(
      unit,
      held.member,
      { report: held.id, kind: 'hidden' },
      { at, toldElsewhere: true },
    );
}
