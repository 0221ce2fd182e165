import { RichText } from '#web/platform/intl/use-text.tsx';
import styles from './no-script-notice.module.css';
import { useSettings } from './settings.ts';

/**
 * Shown without JavaScript: the form needs it for a proof of work, and the service address is the other way
 * (SAFE-8).
 */
export function NoScriptNotice() {
  const { support_email: email } = useSettings();
  const [where, to] = email === '' ? ['/pages/service', '/pages/service'] : [email, `mailto:${email}`];
  return (
    <noscript>
      <p className={styles.notice}>
        <RichText id="sites.no_script" values={{ where, a: (parts) => <a href={to}>{parts}</a> }} />
      </p>
    </noscript>
  );
}
