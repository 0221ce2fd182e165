import type { Payment } from '#contract/payments/payment.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Illustration } from '#web/ui/brand/illustration.tsx';
import { OutcomeFrame } from './outcome-frame.tsx';
import { ReturnLink } from './return-link.tsx';
import { reversalKind } from './reversal-kind.ts';

/**
 * A paid order whose money went back in full or in part, refunded by us or fetched back by a bank (CRED-10,
 * CRED-11).
 */
export function ReversedOutcome({ payment }: { payment: Payment }) {
  const text = useText();
  const money = useFormatMoney();
  const kind = reversalKind(payment);
  if (kind === null) return null;
  const amount = payment.reversed ? money(payment.reversed) : '';
  return (
    <OutcomeFrame
      picture={<Illustration picture="sent" />}
      title={text(`payments.transaction.${kind}_title`)}
      body={text(`payments.transaction.${kind}_body`, { amount })}
    >
      <ReturnLink />
    </OutcomeFrame>
  );
}
