import { useState } from 'react';
import { finishOperatorLogIn } from '#contract/operators/finish-operator-log-in.ts';
import { useLockoutMinutes } from '#web/platform/forms/use-lockout-minutes.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { SecondStepForm } from '#web/ui/forms/second-step-form.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';

const finishOperatorLogInMutation = () => mutationFor(finishOperatorLogIn);

const fields = ['code'];

/** The second step: a code from the authenticator app, or a recovery code. */
export function OperatorCodeStep(props: { token: string; onBack: () => void; onDone: () => void }) {
  const text = useText();
  const [done, setDone] = useState(false);
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
  const minutes = useLockoutMinutes(form.error);
  const failure =
    minutes === null || form.failure === null
      ? form.failure
      : text('operators.error.login_locked', { minutes });
  return (
    <SecondStepForm
      form={form}
      failure={minutes === 0 ? null : failure}
      busy={form.busy || done}
      title={text('operators.code.title')}
      app={{
        lead: text('operators.code.lead'),
        label: text('operators.code.code'),
        other: text('operators.code.use_recovery'),
      }}
      recovery={{
        lead: text('operators.code.lead_recovery'),
        label: text('operators.code.recovery_code'),
        other: text('operators.code.use_app'),
      }}
      send={text('operators.log_in')}
      back={text('operators.code.back')}
      onBack={props.onBack}
    />
  );
}
