import type { Id } from '#contract/kit/id.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { isFrozen } from '#server/safety/door.ts';
import { ownersOfPictures, removedByOtherCases } from './picture-owners.sql.ts';
import { removeCopy } from './remove-copies.ts';
import { removeSentPictures } from './reported-content.ts';

/**
 * Removes the copies that were only withheld while their owner was frozen, each in a case with a statement and an
 * appeal (NCII-1, DSA-2, CSAM-2). Call it in the transaction that ends the freeze. Does nothing while another freeze is
 * in force. A first case that is deleted by now changes nothing: each copy gets a case.
 */
export async function removeWaitingCopies(
  platform: Platform,
  unit: Unit,
  member: Id,
  { operator, at }: { readonly operator: Id; readonly at: Date },
): Promise<void> {
  const { db } = unit;
  if (await isFrozen(db, member)) return;
  for (const { path, report, reason, ground } of await removedByOtherCases(db, member)) {
    const [copy] = await ownersOfPictures(db, [path]);
    if (copy === undefined) continue;
    const removal = { operator, ground, copies: 'all', at } as const;
    await removeSentPictures(
      unit,
      await removeCopy(platform, unit, { id: report, reason }, { copy, removal }),
      at,
    );
  }
}
