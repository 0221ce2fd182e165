import { cancelPayment } from '#contract/credits/cancel-payment.ts';
import { mutationFor } from '#web/platform/query-for.ts';

/** What is given up stays given up: asked again it answers the same. */
export const cancelPaymentMutation = () => mutationFor(cancelPayment, { idempotent: true });
