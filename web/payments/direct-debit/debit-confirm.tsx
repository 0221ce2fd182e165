import { useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from '../checkout/checkout-page.module.css';
import { OrderRefusal } from '../checkout/order-refusal.tsx';
import { OrderSummary } from '../checkout/order-summary.tsx';
import { PayButton } from '../checkout/pay-button.tsx';
import { codeLength, DebitCode } from './debit-code.tsx';
import { isCodeError } from './debit-refusals.ts';
import { MandateToSign } from './mandate-to-sign.tsx';
import type { AskedDebit, Debit } from './use-debit.ts';

/** The mandate, the code that signs it, and the order directly above the button (CON-8, SEPA-3). */
export function DebitConfirm({ asked, debit }: { asked: AskedDebit; debit: Debit }) {
  const text = useText();
  const failure = useFailureText();
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  const { pay, again, step } = debit;
  const { sale, terms } = asked;
  // An error refers to the code that was sent, so it disappears when the member types another code.
  const [seen, setSeen] = useState<unknown>(null);
  const payError = pay.error !== seen ? pay.error : null;

  // The server rejected this code, so the field is emptied.
  const [known, setKnown] = useState(pay.error);
  if (pay.error !== known) {
    setKnown(pay.error);
    if (isCodeError(pay.error)) setCode('');
  }

  const codeError = () => {
    if (isShort) return text('payments.direct_debit.code_short');
    if (!isCodeError(payError)) return null;
    const { tries } = payError.params;
    if (payError.code !== 'code_invalid' || tries === undefined) return failure(payError);
    return `${failure(payError)}. ${text('payments.direct_debit.tries_left', { tries: Number(tries) })}`;
  };
  const type = (typed: string) => {
    setCode(typed);
    setIsShort(false);
    if (typed !== '') setSeen(pay.error);
  };
  const other = isCodeError(payError) ? again.error : (payError ?? again.error);
  return (
    <div className={styles.columns}>
      <MandateToSign asked={asked} />
      <Panel className={styles.order ?? ''}>
        <DebitCode
          phone={terms.masked_phone}
          minutes={Math.ceil(terms.expires_in / 60)}
          code={code}
          type={type}
          error={codeError()}
          disabled={pay.busy}
          againAt={asked.againAt}
          again={() => {
            setCode('');
            setSeen(pay.error);
            again.send();
          }}
          isAsking={again.busy}
          change={step.toForm}
        />
        <OrderSummary offer={sale.offer} code={sale.named} />
        {other ? <OrderRefusal error={other} /> : null}
        <PayButton
          country={sale.country}
          busy={pay.busy}
          disabled={false}
          says={text('payments.direct_debit.busy')}
          pay={() => {
            setIsShort(code.length < codeLength);
            if (code.length === codeLength) pay.send(code);
          }}
        />
      </Panel>
    </div>
  );
}
