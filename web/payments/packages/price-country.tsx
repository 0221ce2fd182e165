import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { useCountries } from '#web/sites/use-countries.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { useChooseCountry } from './choose-country.mutation.ts';
import styles from './price-country.module.css';

/**
 * Names the country of the prices on the page and lets the buyer choose another (CRED-15). A choice reloads
 * prices and methods on the spot. Without script the form posts the choice.
 */
export function PriceCountry({ country, disabled = false }: { country: string; disabled?: boolean }) {
  const text = useText();
  const intl = useIntl();
  const failure = useFailureText();
  const field = useId();
  const note = useId();
  const { pathname, search } = useLocation();
  const settings = useSettings();
  const countries = useCountries();
  const { mutate, isPending, isSuccess, error, variables } = useChooseCountry();
  const shown = isPending ? variables.country : country;
  const name = (code: string) => intl.formatDisplayName(code, { type: 'region' }) ?? code;
  return (
    <form method="post" action="/country" className={styles.form} aria-busy={isPending}>
      <input type="hidden" name="to" value={`${pathname}${search}`} />
      <label htmlFor={field}>{text('payments.price_country.label')}</label>
      <select
        id={field}
        name="country"
        value={shown}
        disabled={disabled}
        aria-describedby={note}
        autoComplete="off"
        onChange={({ currentTarget }) => mutate({ country: currentTarget.value })}
      >
        {countries.some(({ value }) => value === shown) ? null : <option value={shown}>{name(shown)}</option>}
        {countries.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit">{text('sites.country.choose')}</button>
      </noscript>
      <span id={note} className={styles.note}>
        {country === settings.geoip_country ? null : text('payments.price_country.hint')}
      </span>
      <span role="status" className={styles.status}>
        {isSuccess && !isPending ? text('payments.price_country.changed', { country: name(country) }) : null}
      </span>
      {error && !isPending ? (
        <span role="alert" className={styles.error}>
          {failure(error)}
        </span>
      ) : null}
    </form>
  );
}
