import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { beforeAll, expect, test, vi } from 'vitest';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { Dialog } from './dialog.tsx';

beforeAll(() => loadLanguage('nl'));

test('has a name, and closes by its close button, Esc and the backdrop, but not by a tap inside [LIKE-2c]', () => {
  const close = vi.fn();
  render(
    <RawIntlProvider value={intlFor('nl')}>
      <Dialog title="Nieuwe like" onClose={close}>
        <p>Inhoud</p>
      </Dialog>
    </RawIntlProvider>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Nieuwe like' });
  fireEvent.pointerDown(screen.getByText('Inhoud'));
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.pointerDown(dialog);
  expect(close).toHaveBeenCalledTimes(3);
});

test('closes a dialog with `stays` only by its close button [ACC-2a, MEET-13a]', () => {
  const close = vi.fn();
  render(
    <RawIntlProvider value={intlFor('nl')}>
      <Dialog title="Aanmelden" stays onClose={close}>
        <p>Inhoud</p>
      </Dialog>
    </RawIntlProvider>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Aanmelden' });
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(dialog, cancel);
  fireEvent.pointerDown(dialog);
  expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
  expect(cancel.defaultPrevented).toBe(true);
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(close).toHaveBeenCalledTimes(1);
});
