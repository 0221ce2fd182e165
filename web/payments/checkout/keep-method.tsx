import type { Money } from '#contract/kit/money.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import styles from './start-now.module.css';

/**
 * Checkbox that stores the payment method for later orders up to a maximum, until the member removes it in
 * the settings (PAY-26). Never ticked in advance, and never required to order.
 */
export function KeepMethod(props: {
  checked: boolean;
  change: (checked: boolean) => void;
  disabled: boolean;
  method: PaymentMethod;
  cap: Money;
}) {
  const text = useText();
  const money = useFormatMoney();
  return (
    <CheckField
      classNames={{ root: styles.box ?? '', description: styles.hint ?? '' }}
      checked={props.checked}
      disabled={props.disabled}
      onChange={({ currentTarget }) => props.change(currentTarget.checked)}
      label={text('payments.keep.consent', { method: props.method, cap: money(props.cap) })}
      description={text('payments.keep.how_to_end')}
    />
  );
}
