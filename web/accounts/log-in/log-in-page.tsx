import { Alert, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { redirect } from 'react-router';
import { finishLogIn } from '#contract/accounts/finish-log-in.ts';
import { undoDeletion } from '#contract/accounts/undo-deletion.ts';
import { useLockoutMinutes } from '#web/platform/forms/use-lockout-minutes.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { NoScriptNotice } from '#web/sites/no-script-notice.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import { SecondStepForm } from '#web/ui/forms/second-step-form.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import styles from '../shared/outcome.module.css';
import { Outcome } from '../shared/outcome.tsx';
import { LogInForm } from './log-in-form.tsx';
import { safeReturnPath } from './own-path.ts';
import { type RecoverableAccount, recoverableAccountOf } from './recoverable-account.ts';
import { useAfterLogIn } from './use-after-log-in.ts';

/**
 * Asks a user who logged in to a closed account whether to restore it. Only the button restores it (GDPR-8).
 */
function RecoverAccount({ going, onBack }: { going: RecoverableAccount; onBack: () => void }) {
  const text = useText();
  const intl = useIntl();
  const enter = useAfterLogIn();
  const failureText = useFailureText();
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...mutationFor(undoDeletion),
    onSuccess({ user }) {
      if (user === null) onBack();
      else enter(user);
    },
  });
  const date = intl.formatDate(going.date, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <Outcome
      picture="empty"
      title={text('accounts.back.title')}
      body={text('accounts.back.log_in_body', { date })}
    >
      <div className={styles.next}>
        {error === null || isPending ? null : (
          <Alert color="red" variant="light" role="alert">
            {failureText(error)}
          </Alert>
        )}
        <Button size="lg" loading={isPending || isSuccess} onClick={() => mutate({ token: going.undo })}>
          {text('accounts.back.take')}
        </Button>
        <Button variant="default" size="lg" onClick={onBack}>
          {text('accounts.back.leave')}
        </Button>
      </div>
    </Outcome>
  );
}

const finishLogInMutation = () => mutationFor(finishLogIn);

const fields = ['code'];

/** The second step of a log-in: a code from the authenticator app, or a recovery code (ACC-15). */
function TwoStepLogIn({ token, onBack }: { token: string; onBack: () => void }) {
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

/**
 * The log-in: password or passkey, then the second step if the member uses one. A closed account can be
 * restored here.
 */
function LogIn() {
  const [token, setToken] = useState<string | null>(null);
  const [going, setGoing] = useState<RecoverableAccount | null>(null);
  if (going !== null) return <RecoverAccount going={going} onBack={() => setGoing(null)} />;
  if (token !== null) return <TwoStepLogIn token={token} onBack={() => setToken(null)} />;
  return <LogInForm onSecondStep={setToken} onGoing={setGoing} />;
}

export const loader = pageLoader(async ({ user, url }) => {
  if (user) throw redirect(safeReturnPath(url.searchParams.get('to')) ?? '/members');
});

export default function LogInPage() {
  const text = useText();
  return (
    <FormCard>
      <PageTitle title={text('accounts.log_in')} description={text('accounts.log_in.lead')} />
      <NoScriptNotice />
      <LogIn />
    </FormCard>
  );
}
