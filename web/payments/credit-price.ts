import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { LastPurchase } from '#contract/ledger/get-wallet.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import { creditsCost } from '#contract/sites/credits-cost.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useWallet } from '#web/ledger/wallet.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { currentCountry, useSettings } from '#web/sites/settings.ts';
import { getPackagesQuery } from './packages/get-packages.query.ts';
import { useFreshPrices } from './packages/use-packages.ts';

/** The "from" price of a number of credits by the cheapest of these packages; null for 0 credits. */
export function useLeastPrice(credits: number, packages: readonly CreditPackage[]): string | null {
  const text = useText();
  const money = useFormatMoney();
  const costs = packages.map(({ price, credits: sold }) =>
    creditsCost({ amount: price.amount, credits: sold }, credits),
  );
  const currency = packages[0]?.price.currency;
  if (credits === 0 || currency === undefined) return null;
  return text('payments.worth_least', { money: money({ amount: Math.min(...costs), currency }) });
}

/** The lowest price of a message in the payment country, for a member without a discount. */
function useListPrice() {
  const settings = useSettings();
  const costs = settings.minimum_message_costs[currentCountry(settings)];
  return costs && { ...costs, credits: settings.message_credits };
}

/**
 * The price in money of a number of credits, shown beside every price in credits (CON-9). Null for 0 credits,
 * and until the price is known.
 * - After a purchase: `bij je laatste aankoop € 0,84`, rounded up. A purchase in another currency does not
 *   count: no page shows two currencies (CRED-15).
 * - Otherwise: `vanaf € 0,38`, by the cheapest package on sale to this member. The packages are those of the
 *   price pages: in the payment country, with the running newcomer discount (CHAT-5).
 * - If the packages cannot be loaded: the price without a discount.
 */
export function useCreditPrice(credits: number): string | null {
  const text = useText();
  const money = useFormatMoney();
  const list = useListPrice();
  const last = useWallet()?.last_purchase ?? null;
  const bought = last && (!list || last.price.currency === list.currency) ? last : null;
  const { data, isError } = useQuery({ ...getPackagesQuery(), enabled: credits > 0 && bought === null });
  useFreshPrices(data?.discount?.code ?? null);
  const least = useLeastPrice(credits, data?.packages ?? []);
  if (credits === 0) return null;
  if (bought !== null) {
    const amount = creditsCost({ amount: bought.price.amount, credits: bought.credits }, credits);
    return text('payments.worth_paid', { money: money({ ...bought.price, amount }) });
  }
  if (!isError || data || !list || list.credits === 0) return least;
  const amount = creditsCost({ amount: list.costs, credits: list.credits }, credits);
  return text('payments.worth_least', { money: money({ amount, currency: list.currency }) });
}

/** Loads what `useCreditPrice` needs for this member, so that the first page names the price. Never fails. */
export const prefetchCreditPrice = async (
  queries: QueryClient,
  { last_purchase: bought }: { readonly last_purchase: LastPurchase | null },
): Promise<void> => {
  if (bought === null) await queries.prefetchQuery(getPackagesQuery());
};
