import { askRelease } from '#contract/accounts/evidence/ask-release.ts';
import { askApproval, recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { holdRows, lockHold } from '#server/safety/door.ts';

export const askReleaseHandler = handler(askRelease, async (call, platform) => {
  const { operator, input } = call;
  const { hold, part } = input;
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const row = await lockHold(unit.db, hold);
    if (row === undefined) return call.refuse('not_found');
    if (part === 'freeze' && (row.frozen_at === null || row.unfrozen_at !== null)) call.refuse('not_found');
    const { member_id: member } = row;
    const mine = (await holdRows(unit.db, { member }, now)).find(({ id }) => id === hold);
    if (mine?.release_waits === true) call.refuse('release_waits');
    const payload = { hold, part, ground: row.ground };
    const approval = await askApproval(unit, { kind: 'release', payload, member, operator, now });
    await recordAction(unit, {
      ...{ operator, action: 'accounts/ask-release', member, subject: hold, at: now },
      details: { part },
    });
    return { approval };
  });
});
