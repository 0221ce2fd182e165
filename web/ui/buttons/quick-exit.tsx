import { IconDoorExit } from '@tabler/icons-react';
import { useLocale } from '#web/platform/intl/use-locale.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { quickExitTarget } from '#web/platform/visit/quick-exit-target.ts';
import styles from './quick-exit.module.css';

/**
 * Leaves the site at once (TRUST-8). It is a form, so it works without script. `page.js` is faster, hides the
 * page and leaves no history entry. `skip` is the first element of the page, for keyboard users. `word` shows
 * its name on every width.
 */
export function QuickExit({ look = 'button' }: { look?: 'button' | 'word' | 'skip' }) {
  const text = useText();
  const locale = useLocale();
  return (
    <form method="post" action="/exit" data-exit={quickExitTarget(locale)} className={styles.form}>
      <button
        type="submit"
        className={look === 'word' ? `${styles.button} ${styles.word}` : styles[look]}
        title={text('kit.exit')}
      >
        <IconDoorExit size={22} aria-hidden />
        <span className={styles.words}>{text('kit.exit')}</span>
      </button>
    </form>
  );
}
