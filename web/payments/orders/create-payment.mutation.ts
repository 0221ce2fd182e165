import { createPayment } from '#contract/payments/create-payment.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Its client id makes it safe to try again when the connection failed. */
export const createPaymentMutation = () => mutationFor(createPayment, { idempotent: true });
