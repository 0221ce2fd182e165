import { useText } from '#web/platform/intl/use-text.tsx';
import { CountryForm } from '#web/sites/country-form.tsx';
import { Spark } from '#web/ui/spark.tsx';
import { Disclaimer } from './disclaimer.tsx';
import styles from './footer.module.css';

/** Information pages (SHELL-5). They ship no script, so these are plain links. */
export function Footer() {
  const text = useText();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <span className={styles.mark}>
          <Spark size={26} />
        </span>
        <nav className={styles.links} aria-label={text('shell.footer')}>
          <a href="/pages/terms">{text('shell.terms')}</a>
          <a href="/pages/privacy">{text('shell.privacy')}</a>
          <a href="/pages/cookies">{text('shell.cookies')}</a>
          <a href="/cookie-choice">{text('tracking.choice.link')}</a>
          <a href="/pages/ban">{text('shell.ban')}</a>
          <a href="/pricing">{text('shell.pricing')}</a>
          <a href="/complaints">{text('shell.complaints')}</a>
          <a href="/pages/return-policy">{text('shell.return_policy')}</a>
          <a href="/pages/faq">{text('shell.faq')}</a>
          <a href="/pages/service">{text('shell.support')}</a>
          <a href="/pages/accessibility">{text('shell.accessibility')}</a>
          <a href="/withdraw">{text('shell.withdraw')}</a>
        </nav>
        <CountryForm />
        <Disclaimer />
      </div>
    </footer>
  );
}
