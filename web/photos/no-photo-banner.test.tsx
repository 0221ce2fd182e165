import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { NoPhotoBanner } from './no-photo-banner.tsx';

beforeAll(() => loadLanguage('nl'));
beforeEach(() => {
  localStorage.clear();
  Reflect.set(document, 'cookie', 'vonk_dismissed=; Max-Age=0; Path=/');
});

function show(member: number) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <NoPhotoBanner member={member} /> }]);
  return render(
    <RawIntlProvider value={intlFor('nl')}>
      <MantineProvider>
        <Stub />
      </MantineProvider>
    </RawIntlProvider>,
  );
}

test('links to the photos, stays dismissed for that member, and stores the moment of the dismissal [SHELL-13b]', async () => {
  const { unmount } = show(7);
  const way = await screen.findByRole('link', { name: 'Foto toevoegen' });
  expect(way.getAttribute('href')).toBe('/profile#photos');
  fireEvent.click(screen.getByRole('button', { name: 'Niet meer tonen' }));
  expect(screen.queryByRole('region')).toBeNull();
  const [kept] = Object.values({ ...localStorage });
  expect(Number.isNaN(Date.parse(String(kept)))).toBe(false);
  unmount();
  show(7);
  expect(screen.queryByRole('region')).toBeNull();
  show(8);
  expect(await screen.findByRole('region', { name: 'Nog geen foto' })).toBeTruthy();
});
