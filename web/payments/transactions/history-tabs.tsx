import { Link } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from '#web/ui/layout/tab-bar.module.css';
import type { HistoryTab } from './history-tab.ts';

const tabs = [
  ['payments', '/transactions'],
  ['credits', '/transactions?show=credits'],
] as const;

/** Tabs for the payments and for the movements of the credits (CRED-10). */
export function HistoryTabs({ shown }: { shown: HistoryTab }) {
  const text = useText();
  return (
    <nav className={styles.tabs} aria-label={text('payments.transactions.title')}>
      {tabs.map(([name, to]) => (
        <Link
          key={name}
          to={to}
          replace
          prefetch="intent"
          className={styles.tab}
          aria-current={name === shown ? 'page' : undefined}
        >
          {text(`payments.transactions.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
