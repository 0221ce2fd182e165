import { useMemo } from 'react';
import { useIntl } from 'react-intl';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes that browsers name although no country has them now. */
const notCountries = new Set(
  'AC AN BU CP CS CQ DD DG DY EA EU EZ FX HV IC NH NT QO RH SU TA TP UK UN VD XA XB XK YD YU ZR ZZ'.split(
    ' ',
  ),
);

/** Returns every country with its name in the present language, sorted by name. */
export function useAllCountries(): ReadonlyArray<{ readonly value: string; readonly label: string }> {
  const intl = useIntl();
  return useMemo(() => {
    const inOrder = new Intl.Collator(intl.locale);
    const names = new Intl.DisplayNames(intl.locale, { type: 'region', fallback: 'none' });
    return letters
      .flatMap((one) => letters.map((other) => one + other))
      .filter((code) => !notCountries.has(code))
      .flatMap((value) => {
        const label = names.of(value);
        return label === undefined || label === value ? [] : [{ value, label }];
      })
      .sort((one, other) => inOrder.compare(one.label, other.label));
  }, [intl]);
}
