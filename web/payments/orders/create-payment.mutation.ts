import { createPayment } from '#contract/payments/create-payment.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Idempotent by its client id, so a failed connection may be retried. */
export const createPaymentMutation = () => mutationFor(createPayment, { idempotent: true });
