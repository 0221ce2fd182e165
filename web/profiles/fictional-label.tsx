import { IconMasksTheater } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './fictional-label.module.css';

/**
 * "Fictief profiel", in words, in the reader's language, beside a name: body size, full contrast, never behind a
 * hover and never the icon alone (SAFE-4, FIC-2). `ProfileName` draws it wherever it is due; use it alone only
 * where a text speaks of fictional profiles in general.
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
