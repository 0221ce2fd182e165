import type { Money } from '#contract/kit/money.ts';
import { RichText } from '#web/platform/intl/use-text.tsx';
import { useMoneyText } from '../money-text.ts';

/** What a reduction is measured by, in words and not by the stroke alone (CON-11). */
export function FormerPrice({ price, className }: { price: Money; className?: string | undefined }) {
  const money = useMoneyText();
  return (
    <p className={className}>
      <RichText
        id="credits.former_price"
        values={{ price: money(price), s: (parts) => <s key="price">{parts}</s> }}
      />
    </p>
  );
}
