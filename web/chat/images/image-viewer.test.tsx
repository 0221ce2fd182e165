import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { someChat } from '#tests/support/samples/some-chat.ts';
import { someMessage } from '#tests/support/samples/some-message.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { messagesQuery } from '../conversation-log/get-messages.query.ts';
import { ImageViewer } from './image-viewer.tsx';

const { onKey } = vi.hoisted(() => ({ onKey: vi.fn(() => true) }));

// jsdom has no layout, so a browser test covers what a key zooms.
vi.mock('./use-panzoom.ts', () => ({
  usePanzoom: () => ({ place: { current: null }, in: () => {}, out: () => {}, onKey }),
}));

beforeAll(() => loadLanguage('nl'));

const image = { width: 40, height: 30, blur: 'data:,', address: '/foto' };
const message = someMessage({ kind: 'image', text: '', image });
const chat = someChat({ last_message: message });

const show = () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  queries.setQueryData(queryFor(getCurrentUser, {}).queryKey, { user: null });
  queries.setQueryData(messagesQuery(9).queryKey, { chat, messages: [message], has_more: false });
  const actions = { busy: false, setAlways: () => {}, onError: () => {} };
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <ImageViewer
          image={image}
          alt="Foto van Bram"
          message={message}
          sender="Bram"
          actions={actions}
          onClose={() => {}}
        />
      ),
    },
  ]);
  render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Stub initialEntries={['/chats/9']} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

test('ignores keys typed into a report of a picture, and leaves Ctrl and + to the page [SAFE-1c]', async () => {
  show();
  const close = await screen.findByLabelText('Sluiten');
  // False: the viewer handled it.
  expect(fireEvent.keyDown(close, { key: '+' })).toBe(false);
  expect(fireEvent.keyDown(close, { key: '+', ctrlKey: true })).toBe(true);
  fireEvent.click(screen.getByText('Foto melden'));
  const [words] = await screen.findAllByRole('textbox', { hidden: true });
  if (!words) throw new Error('nothing to type into');
  expect(fireEvent.keyDown(words, { key: '0' })).toBe(true);
  expect(fireEvent.keyDown(words, { key: 'ArrowLeft' })).toBe(true);
  expect(onKey).toHaveBeenCalledOnce();
});
