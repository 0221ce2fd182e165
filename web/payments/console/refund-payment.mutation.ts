import { refundPayment } from '#contract/payments/refund-payment.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const refundPaymentMutation = () => mutationFor(refundPayment);
