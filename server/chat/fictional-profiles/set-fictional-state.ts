import type { FictionalState } from '#contract/chat/fictional/fictional-profile.ts';
import { setFictionalState } from '#contract/chat/fictional/set-fictional-state.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { activateProfile, fictionalRow, setFictionalStatus } from '#server/profiles/door.ts';
import { endTalksJob } from './end-talks.job.ts';

const stateOfStatus: Readonly<Record<string, FictionalState>> = { active: 'published', invisible: 'retired' };

/** The state of a profile with this status. */
export const stateOf = (status: string): FictionalState => stateOfStatus[status] ?? 'draft';

/**
 * Locks the row of the profile. A message comes before the retirement, and the job finds it, or is refused
 * after it.
 */
export const setFictionalStateHandler = handler(setFictionalState, async (call, platform) => {
  const { operator, input } = call;
  const { profile, state: wanted } = input;
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    const row = await fictionalRow(unit.db, profile, true);
    if (row === undefined) return call.refuse('not_found');
    const state = stateOf(row.status);
    if (state === wanted) return;
    if (state === 'draft' && wanted === 'retired') return call.refuse('wrong_state');
    if (state === 'draft') await activateProfile(unit.db, profile);
    else await setFictionalStatus(unit.db, profile, wanted === 'published' ? 'active' : 'invisible');
    if (wanted === 'retired') await unit.enqueue(endTalksJob, { profile });
    const action = 'chat/set-fictional-state';
    await recordAction(unit, { operator, action, member: profile, details: { from: state, to: wanted }, at });
  });
  return { state: wanted };
});
