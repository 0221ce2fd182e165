import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { someChat } from '#tests/support/samples/some-chat.ts';
import { someMessage } from '#tests/support/samples/some-message.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { dismissToast, toastStore } from '#web/ui/overlays/toast.ts';
import { Toasts } from '#web/ui/overlays/toasts.tsx';
import { chatsQuery } from '../sync/get-chats.query.ts';
import { useChats } from '../use-chats.ts';
import { useMuteChat } from './mute-menu-item.tsx';
import { useRemoveChat } from './use-remove-chat.ts';

beforeAll(() => loadLanguage('nl'));

const chat = someChat({ num_unread_messages: 2, last_message: someMessage({ id: 5 }), read_up_to: 3 });

const removed = { conversation: 9, removed_up_to: 5, muted: false, revision: 1 };
const refused = () =>
  Response.json(
    { type: 'about:blank', title: 'x', status: 409, code: 'x', detail: 'Dat ging niet', params: {} },
    { status: 409 },
  );

/** The server's answers by method and path. Records each call. */
let answers: Record<string, () => Response | Promise<Response>> = {};
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  answers = { 'GET /api/chats.php': () => Response.json({ chats: [chat], older: null }) };
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const name = `${request.method} ${new URL(request.url).pathname}`;
    asked.push(name);
    return answers[name]?.() ?? refused();
  });
});
afterEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page() {
  const [first] = useChats();
  const remove = useRemoveChat();
  const mute = useMuteChat();
  if (!first) return <p>Geen gesprekken</p>;
  return (
    <p>
      Bram {first.num_unread_messages} {first.muted ? 'stil' : 'luid'}
      <button type="button" onClick={() => void remove(first)}>
        Verwijderen
      </button>
      <button type="button" onClick={() => void mute(first)}>
        Dempen
      </button>
    </p>
  );
}

const show = (navigation: Promise<null> = Promise.resolve(null)) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(queryFor(getCurrentUser, {}).queryKey, { user: null });
  queries.setQueryData(chatsQuery().queryKey, { chats: [chat], older: null });
  const Stub = createRoutesStub([{ path: '/chats', Component: Page, loader: () => navigation }]);
  render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <Stub initialEntries={['/chats']} hydrationData={{ loaderData: { '0': null } }} />
        <Toasts />
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};
const press = (name: string) =>
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1) ?? document.body);

test('undoes a removal at once, and on the server after the removal succeeded [CHAT-7b]', async () => {
  let through = (_: Response) => {};
  answers['DELETE /api/chat.php'] = () =>
    new Promise((resolve) => {
      through = resolve;
    });
  const back = { ...chat, revision: 2 };
  answers['DELETE /api/chat-removal.php'] = () => Response.json({ chat: back });
  show();
  press('Verwijderen');
  await screen.findByText('Geen gesprekken');
  press('Ongedaan maken');
  expect(screen.getByText(/Bram 2/)).toBeTruthy();
  expect(asked).toEqual(['DELETE /api/chat.php']);
  await act(async () => through(Response.json(removed)));
  await waitFor(() => expect(asked).toContain('DELETE /api/chat-removal.php'));
  await waitFor(() => expect(screen.getByText(/Bram 2/)).toBeTruthy());
});

test('removes the chat again and says so if it is too late to undo [CHAT-7b]', async () => {
  answers['DELETE /api/chat.php'] = () => Response.json(removed);
  answers['GET /api/chats.php'] = () => Response.json({ chats: [], older: null });
  show();
  press('Verwijderen');
  await screen.findByText('Geen gesprekken');
  press('Ongedaan maken');
  await waitFor(() => expect(screen.getByText('Dat ging niet')).toBeTruthy());
  await screen.findByText('Geen gesprekken');
});

test('offers no undo after a failed removal, because the chat is back already [CHAT-7c]', async () => {
  show();
  press('Verwijderen');
  await waitFor(() => expect(screen.getAllByText('Dat ging niet').length).toBeGreaterThan(0));
  expect(screen.getByText(/Bram 2/)).toBeTruthy();
});

test('reports a failed removal while the list is still loading [CHAT-7c, CHAT-7d]', async () => {
  show(new Promise(() => {}));
  press('Verwijderen');
  await screen.findByText('Dat ging niet', { selector: '[role="alert"] *' });
  expect(screen.getByText(/Bram 2/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
});

test('says in an alert that stays that a removal failed [CHAT-7d]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show();
  press('Verwijderen');
  const alert = await screen.findByText('Dat ging niet', { selector: '[role="alert"] *' });
  act(() => void vi.advanceTimersByTime(600_000));
  expect(alert.isConnected).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(alert.isConnected).toBe(false);
});

test('mutes at once and rolls back after a refusal [CHAT-7a]', async () => {
  let answer = (_: Response) => {};
  answers['PUT /api/chat-mute.php'] = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  show();
  press('Dempen');
  await waitFor(() => expect(screen.getByText(/stil/)).toBeTruthy());
  await act(async () => answer(refused()));
  await waitFor(() => expect(screen.getByText(/luid/)).toBeTruthy());
});

test('sends mute and unmute in sequence on a slow connection, so the last one wins [CHAT-7a]', async () => {
  const answered: Array<(_: Response) => void> = [];
  answers['PUT /api/chat-mute.php'] = () => new Promise((resolve) => answered.push(resolve));
  show();
  press('Dempen');
  await screen.findByText(/stil/);
  press('Dempen');
  await screen.findByText(/luid/);
  expect(asked).toEqual(['PUT /api/chat-mute.php']);
  await act(async () => answered[0]?.(Response.json({ chat: { ...chat, muted: true, revision: 1 } })));
  await waitFor(() => expect(asked).toHaveLength(2));
  await act(async () => answered[1]?.(Response.json({ chat: { ...chat, revision: 2 } })));
  await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toMatch(/weer meldingen/));
  expect(screen.getByText(/luid/)).toBeTruthy();
});
