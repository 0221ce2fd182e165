import { cancelPayment } from '#contract/payments/cancel-payment.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** What is given up stays given up: asked again it answers the same. */
export const cancelPaymentMutation = () => mutationFor(cancelPayment, { idempotent: true });
