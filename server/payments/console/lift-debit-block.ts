import { liftDebitBlock } from '#contract/payments/console/lift-debit-block.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { liftDebitBlock as liftBlock } from './end-debit-block.ts';

export const liftDebitBlockHandler = handler(
  liftDebitBlock,
  async ({ operator, input: { member } }, platform) => {
    const at = platform.clock.now();
    await platform.transact(async (unit) => {
      if (!(await liftBlock(unit, member, at))) return;
      await recordAction(unit, { operator, action: 'credits/lift-debit-block', member, at });
    });
    return { member };
  },
);
