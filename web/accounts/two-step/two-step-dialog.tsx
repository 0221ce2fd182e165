import { useEffect, useRef, useState } from 'react';
import { startTwoStep } from '#contract/accounts/two-step.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { PasswordForm } from '../password/password-form.tsx';
import { RecoveryCodes } from '../recovery-codes.tsx';
import { ScanStep } from './scan-step.tsx';
import styles from './two-step-dialog.module.css';

const startTwoStepMutation = () => mutationFor(startTwoStep);

const steps = 3;

/** Sets up two-step login: password, authenticator app, recovery codes (ACC-15). */
export function TwoStepDialog(props: { onOn: () => void; onClose: () => void }) {
  const text = useText();
  const [offer, setOffer] = useState<{ secret: string; uri: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const step = offer === null ? 1 : codes === null ? 2 : 3;
  const count = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (step === 1) return;
    count.current?.focus({ preventScroll: true });
    count.current?.closest('dialog')?.scrollTo({ top: 0 });
  }, [step]);

  return (
    <Dialog
      title={text(codes === null ? 'accounts.two_step.title' : 'accounts.two_step.codes_title')}
      stays={step > 1}
      noCross={codes !== null}
      onClose={props.onClose}
    >
      <p ref={count} className={styles.count} tabIndex={-1}>
        {text('accounts.two_step.step', { step, steps })}
      </p>
      {offer === null ? (
        <PasswordForm
          schema={startTwoStep.input}
          mutation={startTwoStepMutation()}
          lead={text('accounts.two_step.password_lead')}
          label={text('accounts.two_step.next')}
          onDone={setOffer}
          onCancel={props.onClose}
        />
      ) : codes === null ? (
        <ScanStep
          {...offer}
          onDone={(made) => {
            setCodes(made);
            props.onOn();
          }}
        />
      ) : (
        <RecoveryCodes codes={codes} onKept={props.onClose} />
      )}
    </Dialog>
  );
}
