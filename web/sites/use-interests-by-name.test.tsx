import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import { interests } from '#contract/sites/interest.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { useInterestsByName } from './use-interests-by-name.ts';

const languages = ['nl', 'de', 'sv'] as const;

beforeAll(() => Promise.all(languages.map(loadLanguage)));

test.each(languages)('sorts the interests by their names in %s [DISC-1a]', (language) => {
  const intl = intlFor(language);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RawIntlProvider value={intl}>{children}</RawIntlProvider>
  );
  const { result } = renderHook(() => useInterestsByName(), { wrapper });
  const names = result.current.map((interest) => intl.formatMessage({ id: `sites.interest.${interest}` }));
  const { compare } = new Intl.Collator(language);
  expect(names).toEqual(names.toSorted(compare));
  expect(result.current).toHaveLength(interests.length);
});
