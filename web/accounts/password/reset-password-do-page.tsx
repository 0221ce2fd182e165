import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { resetPassword } from '#contract/accounts/reset-password.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { secretLinkHeaders, useLinkToken } from '#web/platform/forms/use-link-token.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import cardStyles from '#web/ui/forms/form-card.module.css';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { Outcome } from '../shared/outcome.tsx';
import { userQuery } from '../user.ts';

/** The new password is set. The link logs nobody in, so the next step is the log-in. */
function ResetDone() {
  const text = useText();
  return (
    <Outcome
      picture="match"
      title={text('accounts.reset.done_title')}
      body={text('accounts.reset.done_body')}
      next={{ to: '/login', label: text('accounts.log_in') }}
    />
  );
}

/** The link was too old, already used, replaced or truncated. */
function ResetFailed() {
  const text = useText();
  return (
    <Outcome
      picture="broken"
      title={text('accounts.error.reset_link_invalid')}
      body={text('accounts.reset.failed_body')}
      next={{ to: '/reset-password', label: text('accounts.reset.new_link') }}
    />
  );
}

const resetPasswordMutation = () => mutationFor(resetPassword);

export const headers = secretLinkHeaders;

const fields = ['password', 'password_repeat'];

/**
 * Target of the reset link. Only setting the new password uses up the link, not opening it (ACC-11, AUTH-9).
 */
export default function ResetPasswordDoPage() {
  const text = useText();
  const queries = useQueryClient();
  const token = useLinkToken('token');
  const [done, setDone] = useState(false);
  const form = useCallForm({
    domain: 'accounts',
    schema: resetPassword.input,
    mutation: resetPasswordMutation(),
    fields,
    extra: { token: token ?? '' },
    onDone() {
      setDone(true);
      // The reset logged out every session, also the one in this browser.
      void queries.invalidateQueries({ queryKey: userQuery().queryKey });
    },
  });
  const refused = form.error instanceof ApiProblem && form.error.code === 'reset_link_invalid';

  const shown = () => {
    if (done) return <ResetDone />;
    if (token === null || refused) return <ResetFailed />;
    if (token === undefined) return <TextSkeleton lines={6} />;
    return (
      <>
        <div>
          <h1 className={cardStyles.title}>{text('accounts.reset.choose')}</h1>
          <p className={cardStyles.lead}>{text('accounts.reset.choose_lead')}</p>
        </div>
        <form className={cardStyles.form} {...form.formProps}>
          <NewPasswordFields form={form} />
          <FormFooter failure={form.failure} busy={form.busy} size="lg" label={text('accounts.reset.save')} />
        </form>
      </>
    );
  };

  return (
    <FormCard>
      <PageTitle title={text('accounts.reset.choose')} />
      {shown()}
    </FormCard>
  );
}
