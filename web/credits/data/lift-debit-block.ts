import { liftDebitBlock } from '#contract/credits/lift-debit-block.ts';
import { mutationFor } from '#web/platform/query-for.ts';

export const liftDebitBlockMutation = () => mutationFor(liftDebitBlock, { idempotent: true });
