import * as z from 'zod/mini';
import { decideCode } from '#contract/payments/console/decide-code.ts';
import { makeCode } from '#contract/payments/console/make-code.ts';
import { decideApproval, recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { storeMadeCode } from './store-made-code.ts';

/** The approver's transaction makes the code, and the audit log names both operators. */
export const decideCodeHandler = handler(decideCode, async (call, platform) => {
  const { operator, input } = call;
  const { approval, approved } = input;
  const now = platform.clock.now();
  await platform.transact(async (unit) => {
    const decision = { id: approval, kind: 'code', operator, approved, now } as const;
    const { payload, asker } = await decideApproval(unit, decision);
    if (!approved) return;
    const draft = z.parse(makeCode.input, payload);
    const making = { madeBy: asker, approvedBy: operator, now };
    if ((await storeMadeCode(unit, draft, making)) === null) call.refuse('code_taken');
    const details = { code: draft.code, percentage: draft.value_percentage, asker };
    await recordAction(unit, { operator, action: 'credits/make-code', subject: approval, details, at: now });
  });
  return { approval, approved };
});
