import { endFlagger } from '#contract/safety/flaggers/end-flagger.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { endRegistration } from './flaggers.sql.ts';

export const endFlaggerHandler = handler(endFlagger, async (call, platform) => {
  const { operator, input } = call;
  const { flagger } = input;
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    if (!(await endRegistration(unit.db, flagger, { operator, at }))) return call.refuse('not_found');
    await recordAction(unit, { operator, action: endFlagger.name, subject: flagger, at });
  });
  return { flagger };
});
