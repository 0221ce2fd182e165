import { IconBrandApple, IconBrandPaypal, IconBuildingBank, IconCreditCard } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './method-choice.module.css';

/** Plain icons of our own; no logos of other companies. */
const marks: Readonly<Record<PaymentMethod, ReactNode>> = {
  ideal: 'iD',
  bancontact: 'Bc',
  creditcard: <IconCreditCard size={22} aria-hidden />,
  paypal: <IconBrandPaypal size={22} aria-hidden />,
  applepay: <IconBrandApple size={22} aria-hidden />,
  banktransfer: <IconBuildingBank size={22} aria-hidden />,
  directdebit: <IconBuildingBank size={22} aria-hidden />,
};

/** The payment methods as one group of radio buttons. The whole card is the click target. */
export function MethodChoice(props: {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod | undefined;
  choose: (method: PaymentMethod) => void;
  disabled: boolean;
}) {
  const text = useText();
  return (
    <fieldset className={styles.group} disabled={props.disabled}>
      <legend className={styles.legend}>{text('payments.method_title')}</legend>
      {props.methods.map((method) => (
        <label key={method} className={styles.card}>
          <input
            type="radio"
            name="payment_method"
            value={method}
            checked={props.chosen === method}
            onChange={() => props.choose(method)}
            className={styles.radio}
          />
          <span className={styles.words}>
            <span className={styles.name}>{text(`payments.method.${method}`)}</span>
            {method === 'banktransfer' || method === 'directdebit' ? (
              <span className={styles.hint}>{text(`payments.method_hint.${method}`)}</span>
            ) : null}
          </span>
          <span className={styles.mark} aria-hidden="true">
            {marks[method]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
