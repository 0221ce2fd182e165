import { cleanup, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { EmojiPanel } from './emoji-panel.tsx';

beforeAll(() => loadLanguage('nl'));

const { matchMedia } = window;
afterEach(() => vi.restoreAllMocks());

const show = () =>
  render(
    <RawIntlProvider value={intlFor('nl')}>
      <form>
        <EmojiPanel onChoose={() => {}} />
      </form>
    </RawIntlProvider>,
  );

test('does not send the draft on Enter in the emoji search [CHAT-2d]', () => {
  show();
  const search = screen.getByRole('searchbox');
  expect(search instanceof HTMLInputElement && search.form).toBeNull();
});

test('takes the focus only with a physical keyboard, so that no phone keyboard covers it [CHAT-2d]', () => {
  const touch = vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: false,
  }));
  show();
  expect(document.activeElement).toBe(document.body);
  cleanup();
  touch.mockImplementation((query) => ({ ...matchMedia(query), matches: true }));
  show();
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});
