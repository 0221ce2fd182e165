import { brakeNetwork } from '#contract/accounts/subjects/brake-network.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { addHours } from '#server/platform/time.ts';
import { setBrake, traceRow } from '../limits/common-traces.sql.ts';

/** The audit log names the id of the network, never its address. */
export const brakeNetworkHandler = handler(brakeNetwork, async (call, platform) => {
  const { operator, input } = call;
  const { id, hours } = input;
  const at = platform.clock.now();
  const until = hours === 0 ? null : addHours(at, hours);
  await platform.transact(async (unit) => {
    if ((await traceRow(unit.db, id)) === undefined) return call.refuse('not_found');
    if (!(await setBrake(unit.db, id, until === null ? null : { until, operator })))
      call.refuse('no_network');
    await recordAction(unit, { operator, action: brakeNetwork.name, subject: id, details: { hours }, at });
  });
  return { braked_until: until?.toISOString() ?? null };
});
