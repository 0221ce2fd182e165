import type { Payment } from '#contract/credits/payment.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Illustration } from '#web/ui/illustration.tsx';
import { useMoneyText } from '../money-text.ts';
import { moneyBackOf } from '../state/money-back-of.ts';
import { Outcome } from './outcome.tsx';
import { WayBack } from './way-back.tsx';

/** Money of a paid order that goes or went back: all of it or a part, sent by us or fetched by a bank (CRED-10, CRED-11). */
export function MoneyBack({ payment }: { payment: Payment }) {
  const text = useText();
  const money = useMoneyText();
  const kind = moneyBackOf(payment);
  if (kind === null) return null;
  const amount = payment.reversed ? money(payment.reversed) : '';
  return (
    <Outcome
      picture={<Illustration picture="sent" />}
      title={text(`credits.transaction.${kind}_title`)}
      body={text(`credits.transaction.${kind}_body`, { amount })}
    >
      <WayBack />
    </Outcome>
  );
}
