import type { Id } from '#contract/kit/id.ts';
import type { Ground } from '#contract/safety/decision.ts';
import type { Unit } from '#server/platform/platform.ts';
import { keepUntil } from '../moderation-queue/case-times.ts';
import { insertDecision } from './decisions.sql.ts';
import { mailRefusalsJob } from './mail-refusals.job.ts';
import { deleteRefusalCase, insertRefusalCase, type RefusedPhoto } from './refusals.sql.ts';
import { linkPictures } from './report-pictures.sql.ts';

/** Refusals within this time are one mail. */
const sittingSeconds = 900;

export interface PhotoRefusal extends RefusedPhoto {
  readonly operator: Id;
  readonly ground: Ground;
  /** The findings, in the language of the member. */
  readonly facts: string;
  /** The copy of the photo for an appeal. */
  readonly pictures: readonly Id[];
}

/**
 * Stores the refusal of a photo in the review as a decision with ground and facts, which the member can appeal
 * (DSA-2, DSA-3, TRUST-1). The copy of the photo stays as long as the case. One mail follows for all refusals
 * of a sitting. The caller records the action.
 */
export async function storeRefusal(unit: Unit, refusal: PhotoRefusal): Promise<void> {
  const { operator, ground, facts, pictures, member, photo, at } = refusal;
  await deleteRefusalCase(unit.db, { member, photo, at });
  const report = await insertRefusalCase(unit.db, { ...refusal, keepUntil: keepUntil(at) });
  if (report === undefined) return;
  await linkPictures(unit.db, report, pictures);
  await insertDecision(unit.db, {
    ...{ report, operator, outcome: 'content_removed', also: [], ground, facts, at },
    ...{ removed: { photos: [], text: null }, credits: null, until: null },
  });
  const { site, origin } = refusal;
  await unit.enqueue(mailRefusalsJob, { member, site, origin }, { startAfterSeconds: sittingSeconds });
}

/** The operator approves the photo after all: the refusal was a mistake. */
export const withdrawRefusal = (
  { db }: Unit,
  photo: Pick<RefusedPhoto, 'member' | 'photo' | 'at'>,
): Promise<void> => deleteRefusalCase(db, photo);
