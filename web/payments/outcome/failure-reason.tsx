import type { Payment } from '#contract/payments/payment.ts';
import { useText } from '#web/platform/intl/use-text.tsx';

/** The reason of a failed payment, if the bank gave one, and what to do about it (SEPA-11). */
export function FailureReason({ payment: { failure } }: { payment: Payment }) {
  const text = useText();
  if (failure === null || failure === 'other') return null;
  return <p>{text(`payments.repeat.failed_${failure}`)}</p>;
}
