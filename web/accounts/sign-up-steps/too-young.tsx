import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { Illustration } from '#web/ui/brand/illustration.tsx';
import styles from '../shared/outcome.module.css';

/** Rejected for age: says so once and calmly, and offers no retry (AGE-1). */
export function TooYoung({ heading: Heading }: { heading: 'h1' | 'h3' }) {
  const text = useText();
  const { minimum_age } = useSettings();
  return (
    <div className={styles.outcome} role="alert">
      <Illustration picture="empty" />
      <Heading className={styles.title}>{text('accounts.too_young.title')}</Heading>
      <p className={styles.body}>{text('accounts.field.under_age_before', { min_age: minimum_age })}</p>
    </div>
  );
}
