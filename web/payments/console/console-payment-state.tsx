import type { ConsolePayment } from '#contract/payments/console/get-console-payment.ts';
import type { PaymentState } from '#contract/payments/payment.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';

const tones: Readonly<Record<PaymentState, 'success' | 'warning' | 'quiet'>> = {
  completed: 'success',
  pending: 'warning',
  failed: 'quiet',
  cancelled: 'quiet',
};

/** The state of a payment as a label. */
export function ConsolePaymentState({ payment: { state, price, reversed } }: { payment: ConsolePayment }) {
  const text = useText();
  if (reversed === null) return <Pill tone={tones[state]}>{text(`payments.state.${state}`)}</Pill>;
  const isAll = reversed.amount >= price.amount;
  return <Pill>{text(isAll ? 'payments.state.reversed' : 'payments.desk.partly_reversed')}</Pill>;
}
