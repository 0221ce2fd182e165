import { IconDoorExit } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useText } from '#web/platform/intl/use-text.tsx';
import { neutralPlace } from '#web/platform/visit/quick-exit-target.ts';
import styles from './quick-exit.module.css';

/**
 * Away from here at once (TRUST-8): a form, so that it works without script as well; `page.js` is quicker, hides the page
 * and leaves nothing of it behind the back button. `skip` is for who comes by keyboard, first on the page.
 */
export function QuickExit({ look = 'button' }: { look?: 'button' | 'skip' }) {
  const text = useText();
  const { locale } = useIntl();
  return (
    <form method="post" action="/exit" data-exit={neutralPlace(locale)} className={styles.form}>
      <button type="submit" className={styles[look]} title={text('kit.exit')}>
        <IconDoorExit size={22} aria-hidden />
        <span className={styles.words}>{text('kit.exit')}</span>
      </button>
    </form>
  );
}
