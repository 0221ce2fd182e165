import { getPayment } from '#contract/credits/get-payment.ts';
import { queryFor } from '#web/platform/query-for.ts';

export const getPaymentQuery = (id: number) => queryFor(getPayment, { id });
