import { decideRefund } from '#contract/payments/decide-refund.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const decideRefundMutation = () => mutationFor(decideRefund);
