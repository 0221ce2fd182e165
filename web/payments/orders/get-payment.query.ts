import { getPayment } from '#contract/payments/get-payment.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const getPaymentQuery = (id: number) => queryFor(getPayment, { id });
