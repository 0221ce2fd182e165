import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { LocationFinder } from './location-finder.tsx';

beforeAll(() => loadLanguage('nl'));

test('accepts a position that the browser found within the last hour [PROF-8e]', () => {
  const asked: Array<PositionOptions | undefined> = [];
  const geolocation = {
    getCurrentPosition(_found: unknown, _failed: unknown, options?: PositionOptions) {
      asked.push(options);
    },
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
  render(
    <RawIntlProvider value={intlFor('nl')}>
      <MantineProvider>
        <QueryClientProvider client={new QueryClient()}>
          <LocationFinder saving={false} onChoose={() => {}} />
        </QueryClientProvider>
      </MantineProvider>
    </RawIntlProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(asked.map((options) => options?.maximumAge)).toEqual([3_600_000]);
});
