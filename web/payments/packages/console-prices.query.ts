import type { Currency } from '#contract/kit/money.ts';
import { listPrices } from '#contract/payments/console/list-prices.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** The package prices of a currency with their history. */
export const pricesQuery = (currency: Currency) => queryFor(listPrices, { currency });
