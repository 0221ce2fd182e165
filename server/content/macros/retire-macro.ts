import { retireMacro } from '#contract/content/macros/retire-macro.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { lockMacro, storeRetirement } from './macros.sql.ts';

export const retireMacroHandler = handler(retireMacro, async (call, platform) => {
  const { operator } = call;
  const { macro } = call.input;
  const at = platform.clock.now();
  return platform.transact(async (unit) => {
    const before = await lockMacro(unit.db, macro);
    if (before === undefined) return call.refuse('macro_changed');
    if (before.retired_at === null) {
      await storeRetirement(unit.db, macro, operator, at);
      await recordAction(unit, { operator, action: 'content/retire-macro', subject: macro, at });
    }
    return { macro };
  });
});
