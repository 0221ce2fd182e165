import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { testSettings } from '#tests/support/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { Footer } from './footer.tsx';

beforeAll(() => loadLanguage('nl'));

test('[SHELL-5] the footer leads to every information page, as plain links that need no script', async () => {
  const client = new QueryClient();
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  const Stub = createRoutesStub([{ path: '/', Component: Footer }]);
  render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>
        <Stub />
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  const links = within(await screen.findByRole('navigation', { name: 'Informatie' })).getAllByRole('link');
  const addresses = links.map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(
    expect.arrayContaining([
      ...['terms', 'privacy', 'cookies', 'ban', 'return-policy', 'faq', 'service', 'accessibility'].map(
        (page) => `/pages/${page}`,
      ),
      ...['/pricing', '/complaints', '/withdraw'],
    ]),
  );
  expect(links.every((link) => link.textContent !== '')).toBe(true);
});
