import { cancelPayment } from '#contract/payments/cancel-payment.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Idempotent: cancelling a cancelled payment returns the same response. */
export const cancelPaymentMutation = () => mutationFor(cancelPayment, { idempotent: true });
