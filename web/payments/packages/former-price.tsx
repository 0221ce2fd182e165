import type { Money } from '#contract/kit/money.ts';
import { useMoneyText } from '#web/ledger/money-text.ts';
import { RichText } from '#web/platform/intl/use-text.tsx';

/** What a reduction is measured by, in words and not by the stroke alone (CON-11). */
export function FormerPrice({ price, className }: { price: Money; className?: string | undefined }) {
  const money = useMoneyText();
  return (
    <p className={className}>
      <RichText
        id="payments.former_price"
        values={{ price: money(price), s: (parts) => <s key="price">{parts}</s> }}
      />
    </p>
  );
}
