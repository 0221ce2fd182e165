import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { useText } from '#web/platform/intl/use-text.tsx';

/** The name of a stored payment method: its kind, and its last four digits if it has any (SEPA-12). */
export function useMandateName(): (mandate: { method: PaymentMethod; last_four: string | null }) => string {
  const text = useText();
  return ({ method, last_four }) => {
    const name = text(`payments.method.${method}`);
    return last_four === null ? name : text('payments.mandates.ends_on', { method: name, digits: last_four });
  };
}
