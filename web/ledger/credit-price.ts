import { useText } from '#web/platform/intl/use-text.tsx';
import { currentCountry } from '#web/sites/current-country.ts';
import { useSettings } from '#web/sites/settings.ts';
import { useFormatMoney } from './money-text.ts';
import { useWallet } from './wallet.ts';

/**
 * The price in money of a number of credits, shown beside every price in credits (CON-9). Null for 0 credits,
 * and if no price is known.
 * - After a purchase: `€ 0,84`, by the price of the member's last purchase, rounded up.
 * - Before the first purchase: `vanaf € 0,50`, by the cheapest package of the country.
 * - The newcomer discount is left out: it ends, covers one order and excludes earlier buyers (CON-10,
 *   CON-11). So it cannot carry a "from" price; the order page subtracts it.
 */
export function useCreditPrice(credits: number): string | null {
  const text = useText();
  const money = useFormatMoney();
  const settings = useSettings();
  const bought = useWallet()?.last_purchase;
  if (credits === 0) return null;
  if (bought) {
    const { price } = bought;
    return money({ ...price, amount: Math.ceil((price.amount * credits) / bought.credits) });
  }
  const least = settings.minimum_message_costs[currentCountry(settings)];
  const perMessage = settings.message_credits;
  if (!least || perMessage === 0) return null;
  const amount = Math.ceil((least.costs * credits) / perMessage);
  return text('payments.worth_least', { money: money({ amount, currency: least.currency }) });
}
