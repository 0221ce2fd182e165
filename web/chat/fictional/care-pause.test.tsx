import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { someCard } from '#tests/support/samples/some-card.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { CarePause } from './care-pause.tsx';

beforeAll(() => loadLanguage('nl'));
afterEach(() => {
  vi.useRealTimers();
});

const other = someCard({ fictional: true });

test('waits for the new end of a pause that is set again [FIC-6b]', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const [earlier, later] = ['2026-01-01T11:00:00.000Z', '2026-01-01T13:00:00.000Z'];
  const Page = () => {
    const [until, setUntil] = useState(earlier);
    return (
      <>
        <button type="button" onClick={() => setUntil(later)}>
          opnieuw
        </button>
        <CarePause other={other} pause={{ cause: 'money', until }} />
      </>
    );
  };
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Stub />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Toch verder schrijven')).toBeTruthy();
  fireEvent.click(screen.getByText('opnieuw'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.queryByText('Toch verder schrijven')).toBeNull();
});
