import type { Payment } from '#contract/credits/payment.ts';
import { useText } from '#web/platform/intl/use-text.tsx';

/** Why a payment failed, where the bank said so, and what helps (SEPA-11). */
export function RetryReason({ payment: { failure } }: { payment: Payment }) {
  const text = useText();
  if (failure === null || failure === 'other') return null;
  return <p>{text(`credits.repeat.failed_${failure}`)}</p>;
}
