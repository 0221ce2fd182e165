import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import type { Gift } from '#contract/chat/message.ts';
import { someUser } from '#tests/support/samples/some-user.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { type Wallet, walletQuery } from '#web/ledger/wallet.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { readDraft } from '../composer/drafts.ts';
import { imageUploadsKey } from '../images/image-uploads.ts';
import { deviceOf } from '../sync/use-device.ts';
import { StartQuestion } from './start-question.tsx';

const me = 7;
const other = 2;

let queries: QueryClient;

beforeAll(() => loadLanguage('nl'));

beforeEach(() => {
  localStorage.clear();
  queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  queries.setQueryData(queryFor(getCurrentUser, {}).queryKey, { user: someUser() });
  queries.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  hold({ credits: 10, waiting: 10, paid_user: true });
});

afterEach(() => vi.unstubAllGlobals());

const hold = (wallet: Wallet) => queries.setQueryData(walletQuery().queryKey, (): Wallet | null => wallet);

const outbox = () => deviceOf(queries, me).outbox;

/** A message that the server refused until its sender agrees to the start. */
const refuse = (
  text: string,
  { profile = other, gift = null }: { profile?: number; gift?: Gift | null } = {},
) => {
  const client_id = crypto.randomUUID();
  outbox().add({ client_id, profile, text, gift, written_at: '2026-01-01T12:00:00.000Z' });
  outbox().fail(client_id, { code: 'start_consent_required', detail: 'Er wachten 10 credits' });
  return client_id;
};

const show = () =>
  render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <StartQuestion profile={other} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );

const answering = (response: () => Response) => {
  const asked = vi.fn(async (_: RequestInfo | URL, __?: RequestInit) => response());
  vi.stubGlobal('fetch', asked);
  return asked;
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

test('asks in the words of the checkbox and sends what was held, under the same client ids [CRED-14a]', async () => {
  const asked = answering(() => Response.json({ credits: 10, waiting: 0, paid_user: true, started: 1 }));
  const ids = [refuse('Hoi!'), refuse('Dag!', { profile: 3 })];
  show();
  expect(screen.getByText('10 credits wachten op je akkoord')).toBeTruthy();
  expect(screen.getByText(/^Ik wil mijn credits meteen kunnen gebruiken\./)).toBeTruthy();
  press('Ja, begin nu en verstuur');
  await waitFor(() =>
    expect(
      outbox()
        .read()
        .map(({ failed }) => failed),
    ).toEqual([null, null]),
  );
  expect(
    outbox()
      .read()
      .map(({ client_id }) => client_id),
  ).toEqual(ids);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ url: expect.stringContaining('/api/start-credits.php') });
  expect(queries.getQueryData(walletQuery().queryKey)).toMatchObject({ waiting: 0 });
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('returns the texts to the text field in their order and drops a gift when the member declines [CRED-14a, SHELL-10c]', () => {
  const asked = answering(() => Response.json({}));
  for (const text of ['een', 'twee']) refuse(text);
  refuse('', { gift: 'rose' });
  show();
  press('Nog niet');
  expect(readDraft(me, other)).toBe('een\ntwee');
  expect(outbox().read()).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('names the failure and asks again when the consent cannot be stored [CRED-14a]', async () => {
  const problem = { type: 'about:blank', title: 'Nee', code: 'forbidden', detail: 'Nee', params: {} };
  answering(() => Response.json({ ...problem, status: 403 }, { status: 403 }));
  refuse('Hoi!');
  show();
  press('Ja, begin nu en verstuur');
  expect(await screen.findByRole('alert', { hidden: true })).toBeTruthy();
  expect(outbox().read()).toMatchObject([{ text: 'Hoi!', failed: { code: 'start_consent_required' } }]);
});

test('sends what was held once the member agreed on another device [CRED-14a]', async () => {
  refuse('Hoi!');
  show();
  act(() => void hold({ credits: 10, waiting: 0, paid_user: true }));
  await waitFor(() => expect(outbox().read()).toMatchObject([{ text: 'Hoi!', failed: null }]));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('asks for a picture too, once for each refusal [CRED-14a]', () => {
  const picture = {
    client_id: 'p',
    profile: other,
    picture: { address: 'blob:p' },
    state: 'failed',
    part: 1,
  };
  const refusal = () => new ApiProblem({ code: 'start_consent_required', status: 409 });
  queries.setQueryData(imageUploadsKey, [{ ...picture, error: refusal() }]);
  show();
  press('Nog niet');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  act(() => void queries.setQueryData(imageUploadsKey, [{ ...picture, error: refusal() }]));
  return waitFor(() => expect(screen.getByRole('dialog', { hidden: true })).toBeTruthy());
});

test('asks nothing in another conversation [CRED-14a]', () => {
  refuse('Hoi!', { profile: 3 });
  show();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});
