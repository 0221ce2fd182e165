import { getConsolePayment } from '#contract/credits/get-console-payment.ts';
import type { Id } from '#contract/kit/id.ts';
import { queryFor } from '#web/platform/query-for.ts';

export const consolePaymentQuery = (id: Id) => queryFor(getConsolePayment, { id });
