import type { Id } from '#contract/kit/id.ts';
import { getConsolePayment } from '#contract/payments/get-console-payment.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const consolePaymentQuery = (id: Id) => queryFor(getConsolePayment, { id });
