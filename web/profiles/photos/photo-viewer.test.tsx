import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { beforeAll, expect, test, vi } from 'vitest';
import type { ShownPhoto } from '#contract/photos/shown-photo.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { PhotoViewer } from './photo-viewer.tsx';

beforeAll(() => loadLanguage('nl'));

const open = (id: number): ShownPhoto => ({
  id,
  image: {
    filename: `p${id}-large.webp`,
    card_filename: `p${id}-card.webp`,
    thumb_filename: `p${id}-thumb.webp`,
    status: 'active',
    match: `p${id}-match.webp`,
  },
});
const locked: ShownPhoto = { id: 9, locked: 'premium', blur: 'signed/9-blur.webp' };

function show(photos: ShownPhoto[], { onUnlock = vi.fn(), onReport = vi.fn() } = {}) {
  const client = new QueryClient();
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>
        <PhotoViewer
          member={{ name: 'Eva', main_image: null, photos }}
          unlock={(photo, className, content) => (
            <button type="button" className={className} aria-label="slot" onClick={() => onUnlock(photo.id)}>
              {content}
            </button>
          )}
          onReport={({ id }) => onReport(id)}
        />
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  return { onUnlock, onReport };
}

const sources = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');

test('navigates the open photos with the arrow keys from the first to the last, and closes with Esc [PROF-2c]', () => {
  const { onReport } = show([open(1), locked, open(2), open(3)]);
  fireEvent.click(screen.getByRole('button', { name: 'Foto 1 groot tonen' }));
  const dialog = screen.getByRole('dialog', { name: 'Foto’s van Eva' });
  const place = (at: number) => screen.getByText(`Foto ${at} van 3`);
  expect(place(1)).toBeTruthy();
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(place(2)).toBeTruthy();
  fireEvent.keyDown(dialog, { key: 'End' });
  expect(place(3)).toBeTruthy();
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(place(3)).toBeTruthy();
  fireEvent.keyDown(dialog, { key: 'Home' });
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(place(1)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Volgende foto' }));
  fireEvent.click(screen.getByRole('button', { name: 'Deze foto melden' }));
  expect(onReport).toHaveBeenCalledWith(2);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows the next photo after a swipe, and not after a tap [PROF-2c]', () => {
  show([open(1), open(2)]);
  fireEvent.click(screen.getByRole('button', { name: 'Foto 1 groot tonen' }));
  const dialog = screen.getByRole('dialog');
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(dialog, { touches: [{ clientX: from }] });
    fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: to }] });
  };
  swipe(200, 190);
  expect(screen.getByText('Foto 1 van 2')).toBeTruthy();
  swipe(200, 100);
  expect(screen.getByText('Foto 2 van 2')).toBeTruthy();
});

test("shows only the server's blur of a locked photo, counts it, and leads to its unlocking [PROF-6b, ACC-16c, PROF-2c]", () => {
  const { onUnlock } = show([open(1), locked]);
  expect(screen.getByText('2 foto’s')).toBeTruthy();
  expect(sources().filter((source) => source.includes('9'))).toEqual([
    expect.stringContaining('signed/9-blur.webp'),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'slot' }));
  expect(onUnlock).toHaveBeenCalledWith(9);
});

test('shows a drawn head and no buttons for a member without photos [PROF-2c]', () => {
  show([]);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByRole('img', { name: 'Foto van Eva' })).toBeTruthy();
});

test('has no arrow before the first photo and none after the last [PROF-2i]', () => {
  show([open(1), open(2)]);
  fireEvent.click(screen.getByRole('button', { name: 'Foto 1 groot tonen' }));
  const dialog = within(screen.getByRole('dialog'));
  const arrows = () =>
    dialog.getAllByRole('button', { name: /^(Vorige|Volgende) foto$/ }).map((one) => one.ariaLabel);
  expect(arrows()).toEqual(['Volgende foto']);
  fireEvent.click(dialog.getByRole('button', { name: 'Volgende foto' }));
  expect(arrows()).toEqual(['Vorige foto']);
});
