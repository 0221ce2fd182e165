import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { requestPasswordReset } from '#contract/accounts/request-password-reset.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { NoScriptNotice } from '#web/sites/no-script-notice.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import cardStyles from '#web/ui/forms/form-card.module.css';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import styles from '../shared/outcome.module.css';
import { Outcome } from '../shared/outcome.tsx';

/**
 * Says where to look for the link. A site that does not reveal accounts does not promise a mail either
 * (AUTH-4).
 */
function ResetSent({ email, again }: { email: string; again: () => void }) {
  const text = useText();
  const reveals = useSettings().reveal_account_existence === 'yes';
  return (
    <Outcome
      picture="sent"
      title={text('accounts.reset.sent_title')}
      body={text(reveals ? 'accounts.reset.sent_body' : 'accounts.reset.sent_body_neutral', { email })}
    >
      <div className={styles.next}>
        <ButtonLink to="/login" size="lg">
          {text('accounts.reset.back')}
        </ButtonLink>
        <Button variant="subtle" onClick={again}>
          {text('accounts.reset.other_address')}
        </Button>
      </div>
    </Outcome>
  );
}

const requestPasswordResetMutation = () => mutationFor(requestPasswordReset);

const fields = ['email'];

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const text = useText();
  const form = useCallForm({
    domain: 'accounts',
    schema: requestPasswordReset.input,
    mutation: requestPasswordResetMutation(),
    fields,
    onDone: (_answer, { email }) => onSent(email),
  });
  return (
    <>
      <div>
        <h1 className={cardStyles.title}>{text('accounts.reset.title')}</h1>
        <p className={cardStyles.lead}>{text('accounts.reset.lead')}</p>
      </div>
      <form className={cardStyles.form} {...form.formProps}>
        <TextInput
          label={text('accounts.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={form.errorOf('email')}
          onChange={() => form.typed('email')}
        />
        <FormFooter failure={form.failure} busy={form.busy} size="lg" label={text('accounts.reset.send')} />
      </form>
      <p className={cardStyles.other}>
        <Link to="/login">{text('accounts.reset.back')}</Link>
      </p>
    </>
  );
}

/** Requests a link to set a new password (ACC-11). */
export default function ResetPasswordPage() {
  const text = useText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <FormCard>
      <PageTitle title={text('accounts.reset.title')} />
      <NoScriptNotice />
      {sentTo === null ? (
        <AskForm onSent={setSentTo} />
      ) : (
        <ResetSent email={sentTo} again={() => setSentTo(null)} />
      )}
    </FormCard>
  );
}
