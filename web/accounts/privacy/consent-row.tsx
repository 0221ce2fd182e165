import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Consent } from '#contract/accounts/list-consents.ts';
import { RichText, useText } from '#web/platform/intl/use-text.tsx';
import { languageNames } from '#web/sites/languages-of-country.ts';
import styles from './consent-list.module.css';

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const words = {
  terms: { title: 'accounts.consents.terms', said: 'accounts.sign_up.accept_terms' },
  sensitive_data: {
    title: 'accounts.consents.sensitive_data',
    said: 'accounts.sign_up.accept_sensitive_data',
  },
} as const;

const page = (address: string) => (parts: ReactNode[]) => <a href={address}>{parts}</a>;

/** One consent: its text, a link to the full terms, its version, its language and its date. */
export function ConsentRow({ consent, children }: { consent: Consent; children: ReactNode }) {
  const text = useText();
  const intl = useIntl();
  const { title, said } = words[consent.kind];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>{text(title)}</h3>
        <p className={styles.said}>
          <RichText id={said} values={{ terms: page('/pages/terms'), privacy: page('/pages/privacy') }} />
        </p>
        <p className={styles.when}>
          {text('accounts.consents.given', {
            date: intl.formatDate(consent.given_at, day),
            version: consent.version,
            language: languageNames[consent.language],
          })}
        </p>
      </div>
      {children}
    </li>
  );
}
