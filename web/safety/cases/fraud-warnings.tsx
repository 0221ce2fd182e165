import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { AnswerOf } from '#contract/kit/operation.ts';
import type { listCases } from '#contract/safety/list-cases.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import styles from './cases.module.css';

/** Accounts that we closed for fraud after the member exchanged messages with them (US-2). */
export function FraudWarnings({ warnings }: { warnings: AnswerOf<typeof listCases>['fraud_warnings'] }) {
  const text = useText();
  const intl = useIntl();
  if (warnings.length === 0) return null;
  return (
    <SettingsSection title={text('safety.fraud.title')}>
      <ul className={styles.list}>
        {warnings.map(({ account, mailed_at: at }) => (
          <li key={account} className={styles.case}>
            <p>{text('safety.fraud.what', { account: String(account) })}</p>
            <p>{text('safety.fraud.money')}</p>
            <p className={styles.quiet}>{intl.formatDate(at, { dateStyle: 'long' })}</p>
          </li>
        ))}
      </ul>
      <Link to="/complaints" className={styles.way}>
        {text('safety.complaint.open')}
      </Link>
    </SettingsSection>
  );
}
