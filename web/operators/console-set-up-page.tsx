import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { finishSetUp } from '#contract/operators/finish-set-up.ts';
import { startSetUp } from '#contract/operators/start-set-up.ts';
import { NewPasswordFields } from '#web/accounts/new-password-fields.tsx';
import { RecoveryCodes } from '#web/accounts/recovery-codes.tsx';
import { call } from '#web/platform/api/api.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useLinkToken } from '#web/platform/forms/use-link-token.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { AppSecret } from '#web/ui/forms/app-secret.tsx';
import { CodeInput } from '#web/ui/forms/code-input.tsx';
import cardStyles from '#web/ui/forms/form-card.module.css';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import styles from './console-form.module.css';

/**
 * The account that a set-up link belongs to. A POST keeps the token out of the address; the call is
 * idempotent.
 */
const setUpQuery = (token: string) =>
  queryOptions({
    queryKey: [startSetUp.name],
    queryFn: ({ signal }) => call(startSetUp, { token }, { signal, idempotent: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });

const finishSetUpMutation = () => mutationFor(finishSetUp);

const fields = ['password', 'password_repeat', 'code'];

type SetUp = Readonly<Record<'email' | 'secret' | 'uri', string>>;

/** Sets the password and the authenticator together: neither is stored without the other. */
function SetUpForm(props: { token: string; setUp: SetUp; onDone: (codes: readonly string[]) => void }) {
  const text = useText();
  const { email, secret, uri } = props.setUp;
  const form = useCallForm({
    domain: 'operators',
    schema: finishSetUp.input,
    mutation: finishSetUpMutation(),
    fields,
    extra: { token: props.token },
    onDone: ({ recovery_codes }) => props.onDone(recovery_codes),
  });
  return (
    <>
      <div>
        <h1 className={cardStyles.title}>{text('operators.set_up.title')}</h1>
        <p className={cardStyles.lead}>{text('operators.set_up.lead', { email })}</p>
      </div>
      <form className={styles.step} {...form.formProps}>
        <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
        <div className={styles.part}>
          <h2 className={styles.heading}>{text('operators.set_up.password')}</h2>
          <NewPasswordFields form={form} />
        </div>
        <div className={styles.part}>
          <h2 className={styles.heading}>{text('operators.set_up.app')}</h2>
          <p>{text('operators.set_up.scan')}</p>
          <AppSecret
            secret={secret}
            uri={uri}
            picture={text('operators.set_up.qr')}
            open={text('operators.set_up.open_app')}
          />
          <CodeInput
            name="code"
            label={text('operators.code.code')}
            error={form.errorOf('code')}
            onChange={() => form.typed('code')}
          />
        </div>
        <FormFooter failure={form.failure} busy={form.busy} size="lg" label={text('operators.set_up.save')} />
      </form>
    </>
  );
}

function RecoveryCodesStep({ codes }: { codes: readonly string[] }) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <>
      <h1 className={cardStyles.title}>{text('operators.set_up.codes')}</h1>
      <RecoveryCodes codes={codes} onKept={() => void navigate('/console/login', { replace: true })} />
    </>
  );
}

/** Target of the link from `npm run operator`. Opening the page does not use up the link (SAFE-2). */
export default function ConsoleSetUpPage() {
  const text = useText();
  const token = useLinkToken('token');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { data, error, refetch } = useQuery({
    ...setUpQuery(token ?? ''),
    enabled: typeof token === 'string' && codes === null,
  });
  const isInvalid = token === null || (error instanceof ApiProblem && error.code === 'set_up_link_invalid');
  const shown = () => {
    if (codes !== null) return <RecoveryCodesStep codes={codes} />;
    if (isInvalid)
      return (
        <EmptyState
          picture="broken"
          heading="h1"
          title={text('operators.error.set_up_link_invalid')}
          body={text('operators.set_up.invalid_what')}
        />
      );
    if (error !== null) return <ErrorState error={error} retry={() => void refetch()} />;
    if (data === undefined || token === undefined) return <TextSkeleton lines={8} />;
    return <SetUpForm token={token} setUp={data} onDone={setCodes} />;
  };
  return (
    <FormCard>
      <PageTitle title={text('operators.set_up.title')} />
      {shown()}
    </FormCard>
  );
}
