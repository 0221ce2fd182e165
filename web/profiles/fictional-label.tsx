import { IconMasksTheater } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './fictional-label.module.css';

/**
 * The label "Fictief profiel" in words, in the reader's language, beside a name. Body size, full contrast,
 * never behind a hover and never the icon alone (SAFE-4, FIC-2). `ProfileName` renders it wherever it is
 * required. Use it alone only in a text about fictional profiles in general.
 */
export function FictionalLabel() {
  const text = useText();
  return (
    <span className={styles.label}>
      <IconMasksTheater size={18} aria-hidden className={styles.icon} />
      {text('sites.fictional.singular')}
    </span>
  );
}
