import { useId } from 'react';
import { useLocation } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './country-form.module.css';
import { currentCountry, useSettings } from './settings.ts';
import { useCountries } from './use-countries.ts';

/**
 * Form to choose the country for prices, languages and notices instead of that of the visitor's IP address.
 * It is a plain form, because it also appears on pages without script. It credits the sources of the location
 * data (DB-IP and GeoNames, both CC BY 4.0).
 */
export function CountryForm() {
  const text = useText();
  const field = useId();
  const { pathname, search } = useLocation();
  const settings = useSettings();
  const countries = useCountries();
  const country = currentCountry(settings);
  const offered = settings.countries.includes(country);
  return (
    <form method="post" action="/country" className={styles.form}>
      <input type="hidden" name="to" value={`${pathname}${search}`} />
      <label htmlFor={field}>{text('sites.country.label')}</label>
      <span className={styles.choice}>
        <select
          id={field}
          name="country"
          key={country}
          defaultValue={offered ? country : ''}
          autoComplete="off"
        >
          {offered ? null : <option value="">{text('sites.country.other')}</option>}
          {countries.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <button type="submit">{text('sites.country.choose')}</button>
      </span>
      <small>
        {text('sites.country.source')}{' '}
        <a href="https://db-ip.com" rel="noreferrer">
          IP Geolocation by DB-IP
        </a>
        . {text('sites.country.places')}{' '}
        <a href="https://www.geonames.org" rel="noreferrer">
          GeoNames
        </a>
      </small>
    </form>
  );
}
