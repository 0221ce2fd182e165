import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import styles from '../shared/outcome.module.css';
import { Outcome } from '../shared/outcome.tsx';
import { useUser } from '../user.ts';
import { ResendMail } from './resend-mail.tsx';

/** The activation link was too old, truncated, or not ours (ACC-7). */
export default function ActivationFailedPage() {
  const text = useText();
  const user = useUser();
  const bodyOf = (): string => {
    if (user === null) return text('accounts.activation_failed.body_visitor');
    if (user.status === 'active') return text('accounts.activation_failed.body_active');
    return text('accounts.activation_failed.body');
  };
  return (
    <FormCard>
      <PageTitle title={text('accounts.error.activation_failed')} />
      <Outcome picture="broken" title={text('accounts.error.activation_failed')} body={bodyOf()}>
        <div className={styles.next}>
          {user?.status === 'not_confirmed' ? <ResendMail size="lg" variant="filled" /> : null}
          {user === null ? (
            <ButtonLink to="/login" size="lg">
              {text('accounts.log_in')}
            </ButtonLink>
          ) : (
            <ButtonLink to="/members" size="lg" variant="subtle">
              {text('accounts.to_members')}
            </ButtonLink>
          )}
        </div>
      </Outcome>
    </FormCard>
  );
}
