import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type Interest, interests } from '#contract/sites/interest.ts';
import { useText } from '#web/platform/intl/use-text.tsx';

/** Returns the interests, sorted by their names in the present language. */
export function useInterestsByName(): readonly Interest[] {
  const { locale } = useIntl();
  const text = useText();
  return useMemo(() => {
    const inOrder = new Intl.Collator(locale);
    const nameOf = (interest: Interest) => text(`sites.interest.${interest}`);
    return interests.toSorted((one, other) => inOrder.compare(nameOf(one), nameOf(other)));
  }, [locale, text]);
}
