import { useEffect } from 'react';
import { Link, redirect, useSearchParams } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { rememberTags, tagsOf } from '#web/tracking/traffic-tags.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import styles from '../shared/outcome.module.css';
import { Outcome } from '../shared/outcome.tsx';
import { clearSignUpDraft } from '../sign-up-steps/sign-up-draft.ts';
import { SignUpOnPage } from './sign-up-flow.tsx';
import { useLanderAnswers } from './use-lander-answers.ts';

const advice = ['spam', 'wait', 'address'] as const;

/**
 * Shown after a sign-up on a site that does not reveal accounts. The text is the same for everybody, with
 * advice if no mail arrives (ACC-11).
 */
function CheckMailbox() {
  const text = useText();
  useEffect(clearSignUpDraft, []);
  return (
    <Outcome picture="sent" title={text('accounts.mailbox.title')} body={text('accounts.mailbox.body')}>
      <div className={styles.advice}>
        <h2>{text('accounts.mailbox.nothing')}</h2>
        <ul>
          {advice.map((what) => (
            <li key={what}>{text(`accounts.mailbox.${what}`)}</li>
          ))}
        </ul>
      </div>
      <div className={styles.next}>
        <ButtonLink to="/login" size="lg">
          {text('accounts.log_in')}
        </ButtonLink>
        <Link to="/signup" className={styles.again}>
          {text('accounts.mailbox.again')}
        </Link>
      </div>
    </Outcome>
  );
}

export const loader = pageLoader(async ({ user }) => {
  if (user) throw redirect('/members');
});

/** Moving between steps fetches nothing from the server. */
export const shouldRevalidate = () => false;

/**
 * Sign-up in five steps on one path (ACC-1). `?sent` shows the mailbox hint, if the site reports the result
 * by mail alone.
 */
export default function SignUpPage() {
  const text = useText();
  const { name, description } = useSettings();
  const [search] = useSearchParams();

  useEffect(() => rememberTags(tagsOf(search)), [search]);
  useLanderAnswers();

  return (
    <>
      <PageTitle title={text('accounts.sign_up.page', { name })} description={description} />
      {search.has('sent') ? (
        <FormCard>
          <CheckMailbox />
        </FormCard>
      ) : (
        <SignUpOnPage target={null} />
      )}
    </>
  );
}
