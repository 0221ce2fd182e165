import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { PhotoGrid } from './photo-grid.tsx';

beforeAll(() => loadLanguage('nl'));

const photo = (id: number): OwnPhoto => ({
  ...{ id, status: 'active', order: id, main: id === 1, premium_only: false, rejection: null },
  image: { filename: '', card_filename: '', thumb_filename: '', status: 'active', match: '' },
});

test('keeps the last tile in place while dragging loads, so that a tap then counts [PROF-4d]', async () => {
  let taps = 0;
  const queries = new QueryClient();
  queries.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider>
          <PhotoGrid photos={[1, 2, 3].map(photo)} onMove={() => {}} onOpen={() => {}}>
            <li>
              <button type="button" onClick={() => (taps += 1)}>
                Meer
              </button>
            </li>
          </PhotoGrid>
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  const [first] = screen.getAllByRole('button');
  const pressed = screen.getByRole('button', { name: 'Meer' });
  // The tiles of the photos are replaced when dragging has loaded.
  await waitFor(() => expect(first?.isConnected).toBe(false), { timeout: 20_000 });
  expect(pressed.isConnected).toBe(true);
  fireEvent.click(pressed);
  expect(taps).toBe(1);
});
