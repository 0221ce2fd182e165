import { useMoneyText } from '#web/credits/money-text.ts';
import { currentCountry } from '#web/sites/current-country.ts';
import { useSettings } from '#web/sites/settings.ts';

/**
 * What credits cost at the least in the visitor's country, in words: `€ 0,50`. Null where the site gives messages away, for
 * then there is no price to count by (CHAT-5, CON-9).
 */
export function usePrice(): (credits: number) => string | null {
  const settings = useSettings();
  const money = useMoneyText();
  const least = settings.minimum_message_costs[currentCountry(settings)];
  const perMessage = settings.message_credits;
  return (credits) => {
    if (!least || perMessage === 0) return null;
    return money({ amount: Math.ceil((least.costs * credits) / perMessage), currency: least.currency });
  };
}
