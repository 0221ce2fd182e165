import { decideRefund } from '#contract/credits/decide-refund.ts';
import { mutationFor } from '#web/platform/query-for.ts';

export const decideRefundMutation = () => mutationFor(decideRefund);
