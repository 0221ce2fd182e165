import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSettings } from './settings.ts';

/** Returns the countries the site serves, sorted by name in the present language. */
export function useCountries(): ReadonlyArray<{ readonly value: string; readonly label: string }> {
  const intl = useIntl();
  const { countries } = useSettings();
  return useMemo(() => {
    const inOrder = new Intl.Collator(intl.locale);
    return countries
      .map((value) => ({ value, label: intl.formatDisplayName(value, { type: 'region' }) ?? value }))
      .sort((one, other) => inOrder.compare(one.label, other.label));
  }, [countries, intl]);
}
