import type { Money } from '#contract/kit/money.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { RichText } from '#web/platform/intl/use-text.tsx';

/** The reference price of a reduction, explained in words and not by the strike-through alone (CON-11). */
export function FormerPrice({ price, className }: { price: Money; className?: string | undefined }) {
  const money = useFormatMoney();
  return (
    <p className={className}>
      <RichText
        id="payments.former_price"
        values={{ price: money(price), s: (parts) => <s key="price">{parts}</s> }}
      />
    </p>
  );
}
