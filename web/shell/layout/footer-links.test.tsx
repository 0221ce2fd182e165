import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { Footer } from './footer.tsx';

beforeAll(() => loadLanguage('nl'));

const addressesAt = async (place: string): Promise<(string | null)[]> => {
  const client = new QueryClient();
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  const Stub = createRoutesStub([{ path: '*', Component: Footer }]);
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>
        <Stub initialEntries={[place]} />
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  const links = within(await screen.findByRole('navigation', { name: 'Informatie' })).getAllByRole('link');
  expect(links.every((link) => link.textContent !== '')).toBe(true);
  const addresses = links.map((link) => link.getAttribute('href'));
  unmount();
  return addresses;
};

test('links to every information page without script [SHELL-5, CON-4c, CON-17c]', async () => {
  const addresses = await addressesAt('/');
  expect(addresses).toEqual(
    expect.arrayContaining([
      ...[
        'terms',
        'privacy',
        'cookies',
        'ban',
        'return-policy',
        'faq',
        'service',
        'accessibility',
        'transparency',
      ].map((page) => `/pages/${page}`),
      ...['/pricing', '/complaints', '/withdraw'],
    ]),
  );
});

test('keeps the traffic tags of the page, and no other parameter, in the links [SHELL-11c]', async () => {
  const addresses = await addressesAt('/landers/video?network=nw&sub1=s&q=geheim');
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) expect(address).toMatch(/^\/[\w/-]+\?network=nw&sub1=s$/);
});
