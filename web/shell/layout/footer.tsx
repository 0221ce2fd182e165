import { useText } from '#web/platform/intl/use-text.tsx';
import { CountryForm } from '#web/sites/country-form.tsx';
import { useTagged } from '#web/tracking/use-tagged.ts';
import { Disclaimer } from './disclaimer.tsx';
import styles from './footer.module.css';

/**
 * Links to the information pages (SHELL-5). Those pages have no script, so these are plain links, which keep
 * the traffic tags (SHELL-11). On a phone one tap unfolds them.
 */
export function Footer() {
  const text = useText();
  const tagged = useTagged();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <details className={styles.more}>
          <summary>{text('shell.footer')}</summary>
          <nav className={styles.links} aria-label={text('shell.footer')}>
            <a href={tagged('/pages/terms')}>{text('shell.terms')}</a>
            <a href={tagged('/pages/privacy')}>{text('shell.privacy')}</a>
            <a href={tagged('/pages/cookies')}>{text('shell.cookies')}</a>
            <a href={tagged('/cookie-choice')}>{text('tracking.choice.link')}</a>
            <a href={tagged('/pages/ban')}>{text('shell.ban')}</a>
            <a href={tagged('/pricing')}>{text('shell.pricing')}</a>
            <a href={tagged('/complaints')}>{text('shell.complaints')}</a>
            <a href={tagged('/pages/return-policy')}>{text('shell.return_policy')}</a>
            <a href={tagged('/pages/faq')}>{text('shell.faq')}</a>
            <a href={tagged('/pages/service')}>{text('shell.support')}</a>
            <a href={tagged('/pages/accessibility')}>{text('shell.accessibility')}</a>
            <a href={tagged('/pages/transparency')}>{text('shell.transparency')}</a>
            <a href={tagged('/withdraw')}>{text('shell.withdraw')}</a>
          </nav>
          <CountryForm />
        </details>
        <Disclaimer />
      </div>
    </footer>
  );
}
