import { useState } from 'react';
import { finishLogIn } from '#contract/accounts/finish-log-in.ts';
import { useLockoutMinutes } from '#web/platform/forms/use-lockout-minutes.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { SecondStepForm } from '#web/ui/forms/second-step-form.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { RecoverAccount } from './recover-account.tsx';
import { recoverableAccountOf } from './recoverable-account.ts';
import { useAfterLogIn } from './use-after-log-in.ts';

const finishLogInMutation = () => mutationFor(finishLogIn);

const fields = ['code'];

/** The second step of a log-in: a code from the authenticator app, or a recovery code (ACC-15). */
export function TwoStepLogIn({ token, onBack }: { token: string; onBack: () => void }) {
  const text = useText();
  const enter = useAfterLogIn();
  const [done, setDone] = useState(false);
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
  const minutes = useLockoutMinutes(form.error);
  const going = recoverableAccountOf(form.error);
  if (going !== null) return <RecoverAccount going={going} onBack={onBack} />;
  const failure =
    minutes === null || form.failure === null
      ? form.failure
      : text('accounts.error.login_locked', { minutes });
  return (
    <SecondStepForm
      form={form}
      failure={minutes === 0 ? null : failure}
      busy={form.busy || done}
      title={text('accounts.second_step.title')}
      app={{
        lead: text('accounts.second_step.lead'),
        label: text('accounts.two_step.code'),
        other: text('accounts.second_step.use_recovery'),
      }}
      recovery={{
        lead: text('accounts.second_step.lead_recovery'),
        label: text('accounts.second_step.recovery_code'),
        other: text('accounts.second_step.use_app'),
      }}
      send={text('accounts.second_step.send')}
      back={text('accounts.second_step.back')}
      onBack={onBack}
    />
  );
}
