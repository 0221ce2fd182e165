import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocale } from '#web/platform/intl/use-locale.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { useFictionalWrites } from '#web/sites/use-fictional-writes.ts';
import { companyQuery } from './company-query.ts';
import styles from './disclaimer.module.css';

const given = (facts: readonly string[]) => facts.filter((fact) => fact !== '' && fact !== '-').join(', ');

/**
 * For readers in the United States, in English only: the statement of 18 U.S.C. 2257 and the company
 * (SHELL-2, US-1).
 */
function UnitedStates() {
  const text = useText();
  const { data } = useQuery(companyQuery());
  const intl = useIntl();
  const company = data?.company;
  const country = company && intl.formatDisplayName(company.country, { type: 'region' });
  return (
    <p className={styles.states}>
      <a href="/2257">{text('shell.us_statement')}</a>
      {company ? (
        <span>{given([company.name, company.address, company.city, country ?? company.country])}</span>
      ) : null}
    </p>
  );
}

/** The last lines of a page: the site is for adults, and some profiles are fictional (SHELL-2, FIC-3). */
export function Disclaimer() {
  const text = useText();
  const locale = useLocale();
  const { name, minimum_age, fictional_singular } = useSettings();
  const writes = useFictionalWrites();
  return (
    <div className={styles.words}>
      <p>
        {text('shell.adults_only', { name, age: minimum_age })}{' '}
        {text('shell.fictional', { label: fictional_singular, writes })}
      </p>
      {locale === 'en' ? <UnitedStates /> : null}
    </div>
  );
}
