import type { Currency } from '#contract/kit/money.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { listPrices } from '#contract/payments/console/list-prices.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** Milliseconds until the next announced price applies, within bounds of a timer. False: none is announced. */
function untilNextPrice(prices: AnswerOf<typeof listPrices> | undefined): number | false {
  const moments = (prices?.history ?? [])
    .filter(({ state }) => state === 'announced')
    .map(({ from }) => Date.parse(from));
  return moments.length > 0 && Math.min(Math.max(Math.min(...moments) - Date.now() + 1000, 2000), 86_400_000);
}

/** The package prices of a currency with their history. Asked again when an announced price applies. */
export const pricesQuery = (currency: Currency) => ({
  ...queryFor(listPrices, { currency }),
  refetchInterval: ({ state }: { state: { data?: AnswerOf<typeof listPrices> | undefined } }) =>
    untilNextPrice(state.data),
});
