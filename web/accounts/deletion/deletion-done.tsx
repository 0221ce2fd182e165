import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { undoDays } from '#contract/accounts/request-deletion.ts';
import { useHydrated } from '#web/platform/browser/use-browser-value.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import outcomeStyles from '../shared/outcome.module.css';
import { Outcome } from '../shared/outcome.tsx';
import styles from './deletion-reasons.module.css';

/** The last day to undo the deletion, passed in the fragment; null if it is unknown. */
function useLastDay(): string | null {
  const intl = useIntl();
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const day = new Date(`${hash.slice(1)}T12:00:00Z`);
  if (!hydrated || Number.isNaN(day.getTime())) return null;
  return intl.formatDate(day, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** Confirms the deletion and says until when and how the account can be restored. Asks nothing else. */
export function DeletionDone() {
  const text = useText();
  const date = useLastDay();
  return (
    <Outcome
      picture="empty"
      title={text('accounts.left.title')}
      body={
        date === null
          ? text('accounts.left.body_days', { days: undoDays })
          : text('accounts.left.body', { date })
      }
    >
      <ul className={styles.points}>
        <li>{text('accounts.left.by_mail')}</li>
        <li>{text('accounts.left.by_log_in')}</li>
        <li>{text('accounts.left.nothing')}</li>
      </ul>
      <div className={outcomeStyles.next}>
        <ButtonLink to="/login" variant="default" size="lg">
          {text('accounts.log_in')}
        </ButtonLink>
      </div>
    </Outcome>
  );
}
