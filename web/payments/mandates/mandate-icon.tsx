import { IconBrandPaypal, IconBuildingBank, IconCreditCard } from '@tabler/icons-react';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';

/** Plain marks of our own: no other company's logo. */
export function MandateMark({ method }: { method: PaymentMethod }) {
  if (method === 'paypal') return <IconBrandPaypal size={22} stroke={1.75} aria-hidden />;
  if (method === 'creditcard') return <IconCreditCard size={22} stroke={1.75} aria-hidden />;
  return <IconBuildingBank size={22} stroke={1.75} aria-hidden />;
}
