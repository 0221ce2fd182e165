import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { someCard } from '#tests/support/samples/some-card.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { type Wallet, walletQuery } from '#web/ledger/wallet.ts';
import { openPicture } from '#web/photos/open-picture.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import type { Sending } from '../sync/use-send-message.ts';
import { Composer } from './composer.tsx';

vi.mock('#web/photos/open-picture.ts', () => ({ openPicture: vi.fn(), photoTypes: 'image/*' }));
// A physical keyboard: Enter sends.
vi.mock('./use-composer-field.ts', async (original) => ({
  ...(await original<typeof import('./use-composer-field.ts')>()),
  hasKeyboard: () => true,
}));

beforeAll(() => {
  // jsdom loads no fonts, but a growing field waits for them.
  Object.defineProperty(document, 'fonts', { value: new EventTarget() });
  return loadLanguage('nl');
});
afterEach(() => vi.unstubAllGlobals());

const other = someCard();

const show = (send: Sending['send'] = () => {}) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  queries.setQueryData(queryFor(getCurrentUser, {}).queryKey, { user: null });
  queries.setQueryData(walletQuery().queryKey, (): Wallet | null => ({ credits: 12, paid_user: true }));
  const sending: Sending = {
    price: 1,
    giftPrice: 3,
    longest: 2000,
    affordable: true,
    giftAffordable: true,
    send,
    sendGift() {},
    outgoing: [],
    retry() {},
    discard() {},
  };
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <Composer
          other={other}
          sending={sending}
          writing={{ obstacle: null, many_alike: false, fictional: null }}
          empty={false}
          focusFirst
          onTyping={() => {}}
        />
      ),
    },
  ]);
  return render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Stub initialEntries={['/chats/9']} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

test('does not send on the Enter that ends an IME composition, in Safari too [CHAT-2d]', () => {
  show();
  const field = screen.getByRole('textbox');
  // False: the composer handled it as sending.
  expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(true);
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(true);
  expect(fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })).toBe(true);
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })).toBe(false);
});

test('releases a chosen but unsent picture when the member leaves the conversation [CHAT-10d]', async () => {
  const freed = vi.fn();
  URL.revokeObjectURL = freed;
  const picture = { blob: new Blob(['picture']), address: 'blob:one', width: 40, height: 30 };
  vi.mocked(openPicture).mockResolvedValueOnce(picture);
  const { container, unmount } = show();
  const input = container.querySelector('[data-image-input]');
  const files = [new File(['picture'], 'image.png', { type: 'image/png' })];
  if (!input) throw new Error('no input');
  fireEvent.change(input, { target: { files } });
  await screen.findByAltText('De foto die je gaat sturen');
  expect(freed).not.toHaveBeenCalled();
  let open: (late: typeof picture) => void = () => {};
  vi.mocked(openPicture).mockReturnValueOnce(
    new Promise((resolve) => {
      open = resolve;
    }),
  );
  fireEvent.change(input, { target: { files } });
  unmount();
  expect(freed).toHaveBeenCalledExactlyOnceWith('blob:one');
  // A file that was still being opened at that time.
  open({ ...picture, address: 'blob:two' });
  await vi.waitFor(() => expect(freed).toHaveBeenLastCalledWith('blob:two'));
});

test('shows the picture chosen last, however long the first one takes to open [CHAT-10a]', async () => {
  const freed = vi.fn();
  URL.revokeObjectURL = freed;
  const opening: Array<(address: string) => void> = [];
  vi.mocked(openPicture).mockImplementation(
    () =>
      new Promise((resolve) => {
        opening.push((address) => resolve({ blob: new Blob(['picture']), address, width: 40, height: 30 }));
      }),
  );
  const { container } = show();
  const input = container.querySelector('[data-image-input]');
  if (!input) throw new Error('no input');
  for (const name of ['large.png', 'small.png'])
    fireEvent.change(input, { target: { files: [new File(['picture'], name, { type: 'image/png' })] } });
  opening[1]?.('blob:small');
  const preview = await screen.findByAltText('De foto die je gaat sturen');
  opening[0]?.('blob:large');
  await vi.waitFor(() => expect(freed).toHaveBeenCalledWith('blob:large'));
  expect(preview.getAttribute('src')).toBe('blob:small');
  expect(freed).toHaveBeenCalledTimes(1);
});
