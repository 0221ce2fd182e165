import type { Id } from '#contract/kit/id.ts';
import type { RejectReason } from '#contract/photos/reject-reason.ts';
import type { Ground } from '#contract/safety/decision.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { storeRefusal } from '#server/safety/door.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { memberLanguage } from './apply-verdict.ts';
import { memberFacts } from './review.sql.ts';

/** The rule behind each reason for which a photo is refused (DSA-2). */
const groundOf: Readonly<Record<RejectReason, Ground>> = {
  nobody_to_see: 'against_terms',
  someone_else: 'stolen_photo',
  too_young: 'underage',
  too_explicit: 'unwanted_sexual',
  contact_details: 'spam',
  hate_or_violence: 'offensive',
  poor_quality: 'against_terms',
  against_terms: 'against_terms',
};

interface Refused {
  readonly operator: Id;
  readonly member: Id;
  readonly photo: Id;
  readonly reason: RejectReason;
  /** The copy of the photo for an appeal. */
  readonly pictures: readonly Id[];
  readonly at: Date;
}

/** Stores the statement of reasons for a refused photo: its member reads the reason and can appeal. */
export async function stateRefusal(platform: Platform, unit: Unit, refused: Refused): Promise<void> {
  const { member, reason } = refused;
  const { site } = await memberFacts(unit.db, member);
  const language = await memberLanguage(unit.db, member);
  await storeRefusal(unit, {
    ...refused,
    site,
    origin: siteOrigin(platform.config, siteById(site)),
    ground: groundOf[reason],
    facts: platform.texts.format(language, `photos.reject.${reason}`),
  });
}
