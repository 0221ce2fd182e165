import { discountedAmount } from '#contract/payments/discounted-package.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useWallet } from '#web/ledger/wallet.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { currentCountry, useSettings } from '#web/sites/settings.ts';
import { useWelcomeDiscount } from './welcome-discount.ts';

/** The "from" price of a number of credits by the cheapest of these packages; null for 0 credits. */
export function useLeastPrice(credits: number, packages: readonly CreditPackage[]): string | null {
  const text = useText();
  const money = useFormatMoney();
  const costs = packages.map(({ price, credits: sold }) => Math.ceil((price.amount * credits) / sold));
  const currency = packages[0]?.price.currency;
  if (credits === 0 || currency === undefined) return null;
  return text('payments.worth_least', { money: money({ amount: Math.min(...costs), currency }) });
}

/**
 * The price in money of a number of credits, shown beside every price in credits (CON-9). Null for 0 credits,
 * and if no price is known.
 * - After a purchase: `€ 0,84`, by the price of the member's last purchase, rounded up. A purchase in another
 *   currency does not count: no page shows two currencies (CRED-15).
 * - Otherwise: `vanaf € 0,50`, by the cheapest package on sale in the payment country. The running newcomer
 *   discount is taken off, as on the price pages.
 */
export function useCreditPrice(credits: number): string | null {
  const text = useText();
  const money = useFormatMoney();
  const settings = useSettings();
  const bought = useWallet()?.last_purchase;
  const percentage = useWelcomeDiscount();
  if (credits === 0) return null;
  const least = settings.minimum_message_costs[currentCountry(settings)];
  if (bought && (!least || bought.price.currency === least.currency)) {
    const { price } = bought;
    return money({ ...price, amount: Math.ceil((price.amount * credits) / bought.credits) });
  }
  if (!least) return null;
  const { credits: sold, price, lowest_price: lowest } = least.cheapest_package;
  const asked = percentage === null ? price : Math.min(price, discountedAmount(lowest, percentage));
  const amount = Math.ceil((asked * credits) / sold);
  return text('payments.worth_least', { money: money({ amount, currency: least.currency }) });
}
