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

test('are 350 px wide [SHELL-6b]', () => {
  expect(screen.getByRole('status').parentElement?.style.width).toBe('350px');
});

test('disappear after six seconds, or when closed [SHELL-6b]', () => {
  act(() => toast({ tone: 'success', text: 'Bewaard' }));
  act(() => toast({ tone: 'danger', text: 'Mislukt' }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Sluiten' })[1] ?? document.body);
  expect(screen.queryByText('Mislukt')).toBeNull();
  act(() => vi.advanceTimersByTime(6000));
  expect(screen.queryByText('Bewaard')).toBeNull();
});

test('stay until closed if asked to, as an alert [CHAT-7d]', () => {
  act(() => void toast({ tone: 'danger', text: 'Niet gelukt', stays: true }));
  act(() => vi.advanceTimersByTime(3_600_000));
  expect(screen.getByRole('alert').textContent).toContain('Niet gelukt');
  fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('stay ten seconds with an action, longer while hovered or focused, and run it once [CHAT-7b]', () => {
  const run = vi.fn();
  act(() => void toast({ tone: 'success', text: 'Weg', action: { text: 'Ongedaan maken', run } }));
  act(() => vi.advanceTimersByTime(9000));
  const button = screen.getByRole('button', { name: 'Ongedaan maken' });
  act(() => button.focus());
  fireEvent.pointerEnter(button);
  fireEvent.pointerLeave(screen.getByText('Weg').parentElement ?? button);
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Weg')).toBeTruthy();
  act(() => button.blur());
  act(() => vi.advanceTimersByTime(9999));
  fireEvent.click(button);
  fireEvent.click(button);
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Weg')).toBeNull();
});

test('run the newest action on Ctrl+Z, except in a text field [CHAT-7b]', () => {
  const [older, newer] = [vi.fn(), vi.fn()];
  act(() => void toast({ tone: 'success', text: 'Een', action: { text: 'Terug', run: older } }));
  act(() => void toast({ tone: 'success', text: 'Twee', action: { text: 'Terug', run: newer } }));
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  expect(newer).not.toHaveBeenCalled();
  field.remove();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect([older.mock.calls.length, newer.mock.calls.length]).toEqual([0, 1]);
});
