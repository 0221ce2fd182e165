import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { useText } from '#web/platform/intl/use-text.tsx';

/** How a kept way to pay is called: its kind, and the last four where there are any (SEPA-12). */
export function useMandateName(): (mandate: { method: PaymentMethod; last_four: string | null }) => string {
  const text = useText();
  return ({ method, last_four }) => {
    const name = text(`payments.method.${method}`);
    return last_four === null ? name : text('payments.mandates.ends_on', { method: name, digits: last_four });
  };
}
