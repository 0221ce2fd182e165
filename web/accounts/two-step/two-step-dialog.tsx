import { useEffect, useRef, useState } from 'react';
import { confirmTwoStep, startTwoStep } from '#contract/accounts/factors/two-step.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { AppSecret } from '#web/ui/forms/app-secret.tsx';
import { CodeInput } from '#web/ui/forms/code-input.tsx';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { PasswordForm } from '../password/password-form.tsx';
import { RecoveryCodes } from '../recovery-codes.tsx';
import styles from './two-step-dialog.module.css';

const confirmTwoStepMutation = () => mutationFor(confirmTwoStep);

const fields = ['code'];

/** Shows the secret for the authenticator app, and asks for the app's first code. */
function ScanStep(props: { secret: string; uri: string; onDone: (codes: readonly string[]) => void }) {
  const text = useText();
  const { secret, uri, onDone } = props;
  const form = useCallForm({
    domain: 'accounts',
    schema: confirmTwoStep.input,
    mutation: confirmTwoStepMutation(),
    fields,
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  });
  return (
    <form className={styles.step} {...form.formProps}>
      <p>{text('accounts.two_step.scan')}</p>
      <AppSecret
        secret={secret}
        uri={uri}
        picture={text('accounts.two_step.qr')}
        open={text('accounts.two_step.open_app')}
        hint={text('accounts.two_step.secret')}
      />
      <CodeInput
        name="code"
        label={text('accounts.two_step.code')}
        description={text('accounts.two_step.code_hint')}
        error={form.errorOf('code')}
        onChange={() => form.typed('code')}
      />
      <FormFooter failure={form.failure} busy={form.busy} label={text('accounts.two_step.confirm')} />
    </form>
  );
}

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
