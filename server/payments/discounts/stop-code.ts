import { stopCode } from '#contract/payments/console/stop-code.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { endCode, readCode } from './made-codes.sql.ts';

export const stopCodeHandler = handler(stopCode, async (call, platform) => {
  const { operator, input } = call;
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const ended = await endCode(unit.db, input.code, operator, now);
    const code = await readCode(unit.db, input.code, now);
    if (!code) return call.refuse('not_found');
    if (!ended) return call.refuse('code_over');
    const about = code.member === null ? {} : { member: code.member };
    const details = { code: code.code };
    await recordAction(unit, { operator, action: 'credits/stop-code', ...about, details, at: now });
    return code;
  });
});
