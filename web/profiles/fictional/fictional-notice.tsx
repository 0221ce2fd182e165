import { IconMasksTheater } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './fictional-notice.module.css';

/** Explains in one sentence what a fictional profile is, on its page (PROF-2, FIC-3). */
export function FictionalNotice() {
  const text = useText();
  return (
    <p className={styles.notice}>
      <IconMasksTheater size={24} aria-hidden className={styles.icon} />
      <span>{text('sites.fictional.warning')}</span>
    </p>
  );
}
