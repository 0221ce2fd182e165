import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Locale } from '#contract/kit/locale.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { companyQuery } from './company-query.ts';
import { Disclaimer } from './disclaimer.tsx';

let client: QueryClient;

beforeAll(() => Promise.all([loadLanguage('nl'), loadLanguage('en')]));
beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(settingsQuery().queryKey, {
    settings: { ...testSettings, minimum_age: 21, fictional_singular: 'Fictional profile' },
  });
  client.setQueryData(companyQuery().queryKey, {
    company: {
      name: 'Spark BV',
      address: 'Street 1',
      kvk: '1',
      city: 'Utrecht',
      country: 'NL',
      tradenames: [],
      vat_numbers: {},
      support_phone: '-',
      delete_discount: 0,
      register: '',
      authority_email: '',
      member_email: '',
      dispute_body: '',
      dispute_link: '',
      added: '2026-01-01T00:00:00.000Z',
    },
  });
});

const show = (language: Locale) =>
  render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor(language)}>
        <Disclaimer />
      </RawIntlProvider>
    </QueryClientProvider>,
  ).container.textContent;

test.each([
  ['nl', 'alleen voor mensen van 21 jaar', 'Afspreken kan nooit'],
  ['en', '21 and over', 'Meeting is never possible'],
] as const)(
  'says in %s that the site is for adults and that some profiles are fictional [SHELL-2d, FIC-3c]',
  (language, adults, nobody) => {
    const words = show(language);
    expect(words).toContain(adults);
    expect(words).toContain('“Fictional profile”');
    expect(words).toContain(nobody);
  },
);

test('names the statement of 18 U.S.C. 2257 and the company in English only [SHELL-2d, US-1a]', () => {
  expect(show('en')).toContain('Spark BV, Street 1, Utrecht, Netherlands');
  expect(screen.getByRole('link', { name: '18 U.S.C. 2257 statement' }).getAttribute('href')).toBe('/2257');
});

test('omits them in other languages [SHELL-2d]', () => {
  expect(show('nl')).not.toContain('2257');
  expect(screen.queryByRole('link')).toBeNull();
});
