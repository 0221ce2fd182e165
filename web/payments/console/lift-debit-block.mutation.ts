import { liftDebitBlock } from '#contract/payments/lift-debit-block.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const liftDebitBlockMutation = () => mutationFor(liftDebitBlock, { idempotent: true });
