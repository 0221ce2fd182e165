import { Button, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { proveSecondFactor } from '#contract/operators/prove-second-factor.ts';
import { onStepUpRequired } from '#web/platform/api/step-up.ts';
import { useLockoutMinutes } from '#web/platform/forms/use-lockout-minutes.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { CodeInput } from '#web/ui/forms/code-input.tsx';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import styles from './step-up-dialog.module.css';

const proveSecondFactorMutation = () => mutationFor(proveSecondFactor);

const fields = ['code'];

function StepUpForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const text = useText();
  const [recovery, setRecovery] = useState(false);
  const form = useCallForm({
    domain: 'operators',
    schema: proveSecondFactor.input,
    mutation: proveSecondFactorMutation(),
    fields,
    onDone,
  });
  const minutes = useLockoutMinutes(form.error);
  const locked = minutes !== null && minutes > 0 ? text('operators.error.login_locked', { minutes }) : null;
  const field = { name: 'code', error: form.errorOf('code'), onChange: () => form.typed('code') };
  return (
    <form className={styles.form} {...form.formProps}>
      <p>{text('operators.step_up.lead')}</p>
      {recovery ? (
        <TextInput
          key="recovery"
          {...field}
          label={text('operators.code.recovery_code')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      ) : (
        <CodeInput key="app" {...field} label={text('operators.code.code')} />
      )}
      <FormFooter
        failure={minutes === 0 ? null : (locked ?? form.failure)}
        busy={form.busy}
        label={text('operators.step_up.send')}
      >
        <Button variant="subtle" onClick={onCancel}>
          {text('kit.cancel')}
        </Button>
      </FormFooter>
      <Button variant="subtle" size="sm" className={styles.other} onClick={() => setRecovery(!recovery)}>
        {text(recovery ? 'operators.code.use_app' : 'operators.code.use_recovery')}
      </Button>
    </form>
  );
}

/**
 * The one dialog of the console that asks for a new code. The refused call waits meanwhile. After a correct code
 * the call is repeated, and after a cancel its form stays as it was (SAFE-6).
 */
export function StepUpDialog() {
  const text = useText();
  const [answer, setAnswer] = useState<((proven: boolean) => void) | null>(null);
  useEffect(
    () =>
      onStepUpRequired(
        () =>
          new Promise((resolve) => {
            setAnswer(() => resolve);
          }),
      ),
    [],
  );
  if (answer === null) return null;
  const close = (proven: boolean) => {
    setAnswer(null);
    answer(proven);
  };
  return (
    <Dialog title={text('operators.step_up.title')} noCross onClose={() => close(false)}>
      <StepUpForm onDone={() => close(true)} onCancel={() => close(false)} />
    </Dialog>
  );
}
