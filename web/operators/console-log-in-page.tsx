import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { finishOperatorLogIn } from '#contract/operators/finish-operator-log-in.ts';
import { useLockoutMinutes } from '#web/platform/forms/use-lockout-minutes.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import { SecondStepForm } from '#web/ui/forms/second-step-form.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { consolePath } from './console-path.ts';
import { OperatorPasswordStep } from './password-step.tsx';

const finishOperatorLogInMutation = () => mutationFor(finishOperatorLogIn);

const fields = ['code'];

/** The second step: a code from the authenticator app, or a recovery code. */
function OperatorCodeStep(props: { token: string; onBack: () => void; onDone: () => void }) {
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

/** Password, then code; neither is enough alone (SAFE-2). */
export default function ConsoleLogInPage() {
  const text = useText();
  const [search] = useSearchParams();
  const [token, setToken] = useState<string | null>(null);
  // A full page load clears the data of a previous operator.
  const enter = () => window.location.replace(consolePath(search.get('to')));
  return (
    <FormCard>
      <PageTitle title={text('operators.log_in.title')} />
      {token === null ? (
        <OperatorPasswordStep onRight={setToken} />
      ) : (
        <OperatorCodeStep token={token} onBack={() => setToken(null)} onDone={enter} />
      )}
    </FormCard>
  );
}
