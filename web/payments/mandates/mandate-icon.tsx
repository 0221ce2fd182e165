import { IconBrandPaypal, IconBuildingBank, IconCreditCard } from '@tabler/icons-react';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';

/** Plain icons of our own; no logos of other companies. */
export function MandateIcon({ method }: { method: PaymentMethod }) {
  if (method === 'paypal') return <IconBrandPaypal size={22} stroke={1.75} aria-hidden />;
  if (method === 'creditcard') return <IconCreditCard size={22} stroke={1.75} aria-hidden />;
  return <IconBuildingBank size={22} stroke={1.75} aria-hidden />;
}
