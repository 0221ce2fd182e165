import { act, fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { toast } from './toast.ts';
import { Toasts } from './toasts.tsx';

beforeAll(() => loadLanguage('nl'));
beforeEach(() => {
  vi.useFakeTimers();
  render(
    <RawIntlProvider value={intlFor('nl')}>
      <Toasts />
    </RawIntlProvider>,
  );
});
afterEach(() => {
  act(() => vi.runAllTimers());
  vi.useRealTimers();
});

test('[SHELL-6] toasts are 350 px wide', () => {
  expect(screen.getByRole('status').style.width).toBe('350px');
});

test('[SHELL-6] a toast goes after six seconds, or when it is closed', () => {
  act(() => toast({ tone: 'success', text: 'Bewaard' }));
  act(() => toast({ tone: 'danger', text: 'Mislukt' }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Sluiten' })[1] ?? document.body);
  expect(screen.queryByText('Mislukt')).toBeNull();
  act(() => vi.advanceTimersByTime(6000));
  expect(screen.queryByText('Bewaard')).toBeNull();
});
