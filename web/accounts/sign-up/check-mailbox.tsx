import { useEffect } from 'react';
import { Link } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import styles from '../shared/outcome.module.css';
import { Outcome } from '../shared/outcome.tsx';
import { clearSignUpDraft } from '../sign-up-steps/sign-up-draft.ts';

const advice = ['spam', 'wait', 'address'] as const;

/**
 * Shown after a sign-up on a site that does not reveal accounts. The text is the same for everybody, with
 * advice if no mail arrives (ACC-11).
 */
export function CheckMailbox() {
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
