import { getCode } from '#contract/payments/console/get-code.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { codeViews } from './code-views.ts';
import { findMadeCode } from './found-codes.sql.ts';

export const getCodeHandler = handler(getCode, async (call, platform) => {
  const { db, clock } = platform;
  const now = clock.now();
  const found = await findMadeCode(db, call.input.code, now);
  const [shown] = await codeViews(db, found === null ? [] : [found], now);
  if (shown === undefined) return call.refuse('not_found');
  const members = shown.member === null ? [] : [shown.member];
  await recordOperatorRead(platform, { operator: call.operator, operation: getCode.name, members });
  return shown;
});
