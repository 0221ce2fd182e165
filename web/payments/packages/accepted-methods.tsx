import { IconCreditCard } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './accepted-methods.module.css';

/** The accepted payment methods, shown before a package is chosen (CON-8). */
export function AcceptedMethods({ methods }: { methods: readonly PaymentMethod[] }) {
  const text = useText();
  const intl = useIntl();
  const names = methods.map((method) => text(`payments.method.${method}`));
  return (
    <p className={styles.methods}>
      <IconCreditCard size={20} aria-hidden />
      {names.length > 0
        ? text('payments.accepted_methods', { methods: intl.formatList(names, { type: 'unit' }) })
        : text('payments.no_methods')}
    </p>
  );
}
