import { extendHold } from '#contract/accounts/evidence/extend-hold.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { addDays } from '#server/platform/time.ts';
import { changeHold, lockHold } from '#server/safety/door.ts';

export const extendHoldHandler = handler(extendHold, async (call, platform) => {
  const { operator, input } = call;
  const { hold, days, reasons } = input;
  const at = platform.clock.now();
  const reviewAt = addDays(at, days);
  await platform.transact(async (unit) => {
    const row = await lockHold(unit.db, hold);
    if (row === undefined) return call.refuse('not_found');
    await changeHold(unit.db, hold, { review_at: reviewAt, owner_id: operator });
    await recordAction(unit, {
      ...{ operator, action: 'accounts/extend-hold', member: row.member_id, subject: hold, at },
      details: { days, reasons },
    });
  });
  return { hold, review_at: reviewAt.toISOString() };
});
