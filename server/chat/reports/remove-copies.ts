import type { Id } from '#contract/kit/id.ts';
import type { RefusedReason } from '#contract/photos/list-refused-hashes.ts';
import type { CopyScope, Ground } from '#contract/safety/decision.ts';
import { readerLanguage } from '#server/notifications/door.ts';
import {
  freezePhotoEvidence,
  refusePictures,
  removePictures,
  withholdRemoved,
  withIdenticalCopies,
} from '#server/photos/door.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { freezeProfileEvidence } from '#server/profiles/door.ts';
import { closeReport, type HeldReport, isFrozen, openCopyCase } from '#server/safety/door.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { type OwnedPicture, ownersOfPictures } from './picture-owners.sql.ts';

/** The decision that removes pictures. */
export interface Removal {
  readonly operator: Id;
  readonly ground: Ground | null;
  /** The identical copies of other owners that the decision removes. */
  readonly copies: CopyScope;
  readonly at: Date;
}

/**
 * Freezes the evidence of a copy that has no case yet. It writes outside the transaction, so that no file lacks a
 * row; a daily job deletes pictures without a case.
 */
async function freezeCopy(platform: Platform, { member, site, photo, path }: OwnedPicture) {
  const evidence =
    photo === null
      ? undefined
      : await freezeProfileEvidence(platform, { site, member, photo, language: 'nl', unseen: true });
  if (evidence !== undefined) return { snapshot: evidence.snapshot, pictures: evidence.pictures };
  return { snapshot: {}, pictures: await freezePhotoEvidence(platform, [{ id: photo ?? 0, path }]) };
}

/**
 * Removes a copy of another owner in a case of its own. Its owner gets a statement of reasons and can appeal, and
 * reads nothing about the other owner (DSA-2, DSA-3). A fictional profile has no owner, so it gets no case.
 */
export async function removeCopy(
  platform: Platform,
  unit: Unit,
  held: Pick<HeldReport, 'id' | 'reason'>,
  { copy, removal }: { readonly copy: OwnedPicture; readonly removal: Removal },
): Promise<string[]> {
  const { operator, ground, at } = removal;
  if (copy.fictional || ground === null)
    return removePictures(platform, unit, [copy.path], { report: held.id, at });
  const { member, site, photo, conversation, seq: message } = copy;
  const opened = await openCopyCase(unit.db, held, {
    ...(await freezeCopy(platform, copy)),
    ...{ member, site, photo, conversation, message, at },
    origin: siteOrigin(platform.config, siteById(site)),
  });
  const removed = await removePictures(platform, unit, [copy.path], { report: opened.id, at });
  const language = await readerLanguage(unit.db, member, site);
  const rule = platform.texts.format(language, `safety.ground.${ground}`);
  const facts = platform.texts.format(language, 'safety.copy.facts', { rule });
  await closeReport(unit, opened, { operator, outcome: 'content_removed', ground, facts, at });
  return removed;
}

/**
 * Removes pictures together with identical copies (NCII-1). Copies of the same owner always go with them. If other
 * members own copies, those stay unless the decision names them: a stranger may have uploaded a member's own
 * picture and reported it. The bytes are refused unless a copy stays by the decision. A copy of a
 * frozen owner is withheld at once, and removed in a case of its own when the freeze ends (CSAM-2). Returns the paths of the removed pictures.
 */
export async function removeWithCopies(
  platform: Platform,
  unit: Unit,
  held: HeldReport,
  { paths, reason, removal }: { paths: readonly string[]; reason: RefusedReason; removal: Removal },
): Promise<string[]> {
  const { id: report, member } = held;
  const { at } = removal;
  const all = await withIdenticalCopies(platform, unit, paths);
  const owned = await ownersOfPictures(unit.db, all);
  const own = owned.filter((one) => one.member === member || paths.includes(one.path));
  const others = owned.filter((one) => !own.includes(one));
  const goes = [...new Set([...paths, ...own.map(({ path }) => path)])];
  const removed = await removePictures(platform, unit, goes, { report, at });
  if (others.length > 0 && removal.copies !== 'all') return removed;
  await refusePictures(unit, all, { report, reason, at });
  for (const copy of others)
    if (await isFrozen(unit.db, copy.member)) await withholdRemoved(unit, [copy.path], { report, at });
    else removed.push(...(await removeCopy(platform, unit, held, { copy, removal })));
  return removed;
}
