import { useText } from '#web/platform/intl/use-text.tsx';
import { currentCountry } from '#web/sites/current-country.ts';
import { useSettings } from '#web/sites/settings.ts';
import { useMoneyText } from './money-text.ts';
import { useWallet } from './wallet.ts';

/**
 * What so many credits are in money, to stand beside every price in credits (CON-9): `€ 0,84` by what the member's last
 * purchase cost, rounded up; before the first one `vanaf € 0,50`, by the cheapest package of the country. Null for none,
 * and where there is no price to count by. Without the discount of newcomers: it ends, counts for one order and not for who
 * bought before, so a price with it is no price things are to be had for "from" (CON-10, CON-11). Where one orders it is taken off.
 */
export function useCreditWorth(credits: number): string | null {
  const text = useText();
  const money = useMoneyText();
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
