import { Button, TextInput } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { finishOperatorLogIn } from '#contract/operators/finish-operator-log-in.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useLockMinutes } from '#web/platform/use-lock-minutes.ts';
import { CodeInput } from '#web/ui/code-input.tsx';
import { FormEnd } from '#web/ui/form-end.tsx';
import { useCallForm } from '#web/ui/use-call-form.ts';
import { finishOperatorLogInMutation } from '../data/finish-operator-log-in.ts';
import styles from './console-form.module.css';

const fields = ['code'];

/** The second step: a code of the app, or a recovery code. */
export function CodeStep(props: { token: string; onBack: () => void; onDone: () => void }) {
  const text = useText();
  const [recovery, setRecovery] = useState(false);
  const [done, setDone] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const kind = recovery ? 'recovery' : 'app';
  useEffect(
    () => frame.current?.querySelector<HTMLElement>(`form[data-code="${kind}"] input`)?.focus(),
    [kind],
  );
  const form = useCallForm({
    domain: 'operators',
    schema: finishOperatorLogIn.input,
    mutation: finishOperatorLogInMutation(),
    fields,
    extra: { token: props.token },
    onDone() {
      setDone(true);
      props.onDone();
    },
  });
  const minutes = useLockMinutes(form.error);
  const failure =
    minutes === null || form.failure === null
      ? form.failure
      : text('operators.error.login_locked', { minutes });
  const field = { name: 'code', error: form.errorOf('code'), onChange: () => form.typed('code') };
  return (
    <div ref={frame} className={styles.step}>
      <div>
        <h1 className={styles.title}>{text('operators.code.title')}</h1>
        <p className={styles.lead}>
          {text(recovery ? 'operators.code.lead_recovery' : 'operators.code.lead')}
        </p>
      </div>
      <form className={styles.form} data-code={kind} {...form.formProps}>
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
        <FormEnd
          failure={minutes === 0 ? null : failure}
          busy={form.busy || done}
          size="lg"
          label={text('operators.log_in')}
        />
      </form>
      <div className={styles.ways}>
        <Button variant="subtle" onClick={() => setRecovery(!recovery)}>
          {text(recovery ? 'operators.code.use_app' : 'operators.code.use_recovery')}
        </Button>
        <Button variant="subtle" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={props.onBack}>
          {text('operators.code.back')}
        </Button>
      </div>
    </div>
  );
}
