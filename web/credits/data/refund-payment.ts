import { refundPayment } from '#contract/credits/refund-payment.ts';
import { mutationFor } from '#web/platform/query-for.ts';

export const refundPaymentMutation = () => mutationFor(refundPayment);
