import {
  IconBrandApple,
  IconBrandGoogle,
  IconBrandPaypal,
  IconBuildingBank,
  IconCreditCard,
  IconDeviceMobile,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './method-choice.module.css';

/** Plain icons of our own; no logos of other companies. */
const marks: Readonly<Record<PaymentMethod, ReactNode>> = {
  ideal: 'iD',
  bancontact: 'Bc',
  eps: 'eps',
  twint: <IconDeviceMobile size={22} aria-hidden />,
  blik: 'BL',
  przelewy24: 'P24',
  swish: <IconDeviceMobile size={22} aria-hidden />,
  vipps: <IconDeviceMobile size={22} aria-hidden />,
  mobilepay: <IconDeviceMobile size={22} aria-hidden />,
  trustly: <IconBuildingBank size={22} aria-hidden />,
  bizum: <IconDeviceMobile size={22} aria-hidden />,
  satispay: <IconDeviceMobile size={22} aria-hidden />,
  mybank: <IconBuildingBank size={22} aria-hidden />,
  paybybank: <IconBuildingBank size={22} aria-hidden />,
  creditcard: <IconCreditCard size={22} aria-hidden />,
  paypal: <IconBrandPaypal size={22} aria-hidden />,
  applepay: <IconBrandApple size={22} aria-hidden />,
  googlepay: <IconBrandGoogle size={22} aria-hidden />,
  banktransfer: <IconBuildingBank size={22} aria-hidden />,
  directdebit: <IconBuildingBank size={22} aria-hidden />,
};

/** The card brands that buyers know, in words. */
const brands = ['Visa', 'Mastercard', 'American Express'];

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
            {method === 'creditcard' ? (
              <span className={styles.brands}>
                {brands.map((brand) => (
                  <span key={brand} className={styles.brand}>
                    {brand}
                  </span>
                ))}
              </span>
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
