import * as z from 'zod/mini';
import { releasedPart } from '#contract/accounts/evidence/ask-release.ts';
import { decideRelease } from '#contract/accounts/evidence/decide-release.ts';
import { type Id, id } from '#contract/kit/id.ts';
import { removeWaitingCopies } from '#server/chat/door.ts';
import { decideApproval, recordAction } from '#server/operators/door.ts';
import { endQuarantine, enqueuePictureDeletion } from '#server/photos/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Unit } from '#server/platform/platform.ts';
import { unfreezeMember } from '#server/profiles/door.ts';
import { changeHold, giveUpEvidence, isHeld, lockHold } from '#server/safety/door.ts';
import { lockAccount } from '../credentials/credentials.sql.ts';
import { eraseDueJob } from '../deletion/erase-due.job.ts';
import { releasedPictures } from './held-member.sql.ts';

const asked = z.object({ hold: id, part: releasedPart });

/** Deletes what only the hold kept, and carries out deletions that waited. Another hold keeps everything. */
async function giveUp(unit: Unit, member: Id, now: Date): Promise<void> {
  if (await isHeld(unit.db, member)) return;
  const pictures = await releasedPictures(unit.db, await giveUpEvidence(unit.db, member), now);
  await enqueuePictureDeletion(unit, pictures.gone);
  for (const path of pictures.reviewed) await endQuarantine(unit, path);
  await unit.enqueue(eraseDueJob, {});
}

/** The approver's transaction releases the hold, and the audit log names both operators. */
export const decideReleaseHandler = handler(decideRelease, async (call, platform) => {
  const { operator, input } = call;
  const { approval, approved } = input;
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    const decision = { id: approval, kind: 'release', operator, approved, now: at } as const;
    const { payload, asker } = await decideApproval(unit, decision);
    if (!approved) return;
    const { hold, part } = z.parse(asked, payload);
    const row = await lockHold(unit.db, hold);
    if (row === undefined) return call.refuse('not_found');
    const { member_id: member } = row;
    await lockAccount(unit.db, member);
    const frozen = row.frozen_at !== null && row.unfrozen_at === null;
    if (frozen) await changeHold(unit.db, hold, { unfrozen_by: operator, unfrozen_at: at });
    if (part === 'all') {
      const released = { release_asked_by: asker, released_by: operator, released_at: at };
      await changeHold(unit.db, hold, released);
      await giveUp(unit, member, at);
    }
    if (frozen) {
      await unfreezeMember(unit, member);
      await removeWaitingCopies(platform, unit, member, { operator, at });
    }
    await recordAction(unit, {
      ...{ operator, action: 'accounts/decide-release', member, subject: hold, at },
      details: { part, asker },
    });
  });
  return { approval, approved };
});
