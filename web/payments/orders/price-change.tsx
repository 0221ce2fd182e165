import type { CreditPackage } from '#contract/payments/package.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { isPriceChanged } from './same-again.ts';

/**
 * Says that a package costs another price today than in an earlier order, and whether that had a discount.
 */
export function PriceChange({ earlier, offer }: { earlier: Payment; offer: CreditPackage }) {
  const text = useText();
  const money = useFormatMoney();
  if (!isPriceChanged(earlier, offer)) return null;
  const discount = earlier.full_price === null ? 'no' : 'yes';
  return (
    <p>
      {text('payments.again.price_changed', {
        before: money(earlier.price),
        now: money(offer.price),
        discount,
      })}
    </p>
  );
}
