import { useIntl } from 'react-intl';
import { type Locale, localeOf } from '#contract/kit/locale.ts';

/** The language of the texts on the page. The format tag in `useIntl().locale` also has a country (LANG-8). */
export const useLocale = (): Locale => localeOf(useIntl().locale.slice(0, 2)) ?? 'nl';
