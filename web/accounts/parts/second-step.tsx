import { Button, TextInput } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { finishLogIn } from '#contract/accounts/finish-log-in.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useLockMinutes } from '#web/platform/use-lock-minutes.ts';
import { CodeInput } from '#web/ui/code-input.tsx';
import { FormEnd } from '#web/ui/form-end.tsx';
import { useCallForm } from '#web/ui/use-call-form.ts';
import { finishLogInMutation } from '../data/finish-log-in.ts';
import { goingAccount } from '../state/going-account.ts';
import { useEnter } from '../state/use-enter.ts';
import styles from './log-in-form.module.css';
import { RecoverAccount } from './recover-account.tsx';
import stepStyles from './second-step.module.css';

const fields = ['code'];

/** The second step of a login: a code of the app, or a recovery code (ACC-15). */
export function SecondStep({ token, onBack }: { token: string; onBack: () => void }) {
  const text = useText();
  const enter = useEnter();
  const [recovery, setRecovery] = useState(false);
  const [done, setDone] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const kind = recovery ? 'recovery' : 'app';
  // Each kind of code has a field of its own.
  useEffect(
    () => frame.current?.querySelector<HTMLElement>(`form[data-code="${kind}"] input`)?.focus(),
    [kind],
  );
  const form = useCallForm({
    domain: 'accounts',
    schema: finishLogIn.input,
    mutation: finishLogInMutation(),
    fields,
    extra: { token },
    onDone({ user }) {
      setDone(true);
      enter(user);
    },
  });
  const lockMinutes = useLockMinutes(form.error);
  const going = goingAccount(form.error);
  if (going !== null) return <RecoverAccount going={going} onBack={onBack} />;
  const failure =
    lockMinutes === null || form.failure === null
      ? form.failure
      : text('accounts.error.login_locked', { minutes: lockMinutes });
  const field = { name: 'code', error: form.errorOf('code'), onChange: () => form.typed('code') };
  return (
    <div ref={frame} className={stepStyles.frame}>
      <div>
        <h1 className={styles.title}>{text('accounts.second_step.title')}</h1>
        <p className={styles.lead}>
          {text(recovery ? 'accounts.second_step.lead_recovery' : 'accounts.second_step.lead')}
        </p>
      </div>
      <form className={styles.form} data-code={kind} {...form.formProps}>
        {recovery ? (
          <TextInput
            key="recovery"
            {...field}
            label={text('accounts.second_step.recovery_code')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
        ) : (
          <CodeInput key="app" {...field} label={text('accounts.two_step.code')} />
        )}
        <FormEnd
          failure={lockMinutes === 0 ? null : failure}
          busy={form.busy || done}
          size="lg"
          label={text('accounts.second_step.send')}
        />
      </form>
      <div className={stepStyles.ways}>
        <Button variant="subtle" onClick={() => setRecovery(!recovery)}>
          {text(recovery ? 'accounts.second_step.use_app' : 'accounts.second_step.use_recovery')}
        </Button>
        <Button variant="subtle" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onBack}>
          {text('accounts.second_step.back')}
        </Button>
      </div>
    </div>
  );
}
