import { releaseBrake } from '#contract/safety/release-brake.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { releaseBrakeOf } from './brakes.sql.ts';

export const releaseBrakeHandler = handler(releaseBrake, async (call, platform) => {
  const { operator, input } = call;
  const { site } = input;
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    const brake = await releaseBrakeOf(unit.db, { site, operator, now: at });
    if (brake === undefined) return;
    await recordAction(unit, { operator, action: 'safety/release-brake', subject: brake, at });
  });
  return { site };
});
