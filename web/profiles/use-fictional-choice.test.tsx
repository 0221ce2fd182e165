import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { Toasts } from '#web/ui/overlays/toasts.tsx';
import { fictionalChoiceQuery, useFictionalChoice } from './use-fictional-choice.ts';

beforeAll(() => loadLanguage('nl'));

const realFetch = globalThis.fetch;
let queries: QueryClient;
/** The value that a new read returns. */
let onServer = false;
/** Each call waits here until the test answers it. */
let calls: Array<{ readonly hidden: unknown; answer(response: Response): void }> = [];

beforeEach(() => {
  calls = [];
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(fictionalChoiceQuery().queryKey, { hidden: false });
  onServer = false;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') return Response.json({ hidden: onServer });
    const { hidden } = await request.json();
    return new Promise((resolve) => calls.push({ hidden, answer: resolve }));
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

function Switch() {
  const { hidden, change } = useFictionalChoice();
  return (
    <input
      type="checkbox"
      role="switch"
      aria-checked={hidden}
      checked={hidden}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
}

const show = () =>
  render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <Switch />
        <Toasts />
      </RawIntlProvider>
    </QueryClientProvider>,
  );
const isOn = () => screen.getByRole<HTMLInputElement>('switch').checked;
const refuse = () =>
  Response.json(
    { type: 'about:blank', title: 'x', status: 500, code: 'internal', detail: 'x', params: {} },
    { status: 500 },
  );
const answered = async (at: number, response: Response) => {
  await waitFor(() => expect(calls.length).toBeGreaterThan(at));
  await act(async () => calls[at]?.answer(response));
};
const taken = (at: number, hidden: boolean) => {
  onServer = hidden;
  return answered(at, Response.json({ hidden }));
};

test('turns the switch with the tap, before the server answers, and keeps it [FIC-11c]', async () => {
  show();
  fireEvent.click(screen.getByRole('switch'));
  expect(isOn()).toBe(true);
  expect(queries.getQueryData(fictionalChoiceQuery().queryKey)).toEqual({ hidden: true });
  await taken(0, true);
  await waitFor(() => expect(queries.isMutating() + queries.isFetching()).toBe(0));
  expect(isOn()).toBe(true);
});

test('turns the switch back and shows the reason when the server refuses [FIC-11c]', async () => {
  show();
  fireEvent.click(screen.getByRole('switch'));
  await answered(0, refuse());
  await waitFor(() => expect(isOn()).toBe(false));
  expect(screen.getByRole('status').textContent).not.toBe('');
});

test("sends quick changes one after the other, and shows the server's value when the last ones fail [FIC-11c]", async () => {
  show();
  fireEvent.click(screen.getByRole('switch'));
  fireEvent.click(screen.getByRole('switch'));
  expect(isOn()).toBe(false);
  fireEvent.click(screen.getByRole('switch'));
  expect(isOn()).toBe(true);
  await taken(0, true);
  await answered(1, refuse());
  await answered(2, refuse());
  expect(calls.map(({ hidden }) => hidden)).toEqual([true, false, true]);
  await waitFor(() => expect(queries.isMutating()).toBe(0));
  await waitFor(() => expect(isOn()).toBe(true));
});

test('shows the last wanted value in two switches on one page [FIC-11c]', async () => {
  show();
  render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <Switch />
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  const both = () => screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked);
  const press = (at: number) => fireEvent.click(screen.getAllByRole('switch')[at] ?? document.body);
  press(0);
  await waitFor(() => expect(both()).toEqual([true, true]));
  press(1);
  await waitFor(() => expect(both()).toEqual([false, false]));
  await taken(0, true);
  await taken(1, false);
  await waitFor(() => expect(queries.isMutating() + queries.isFetching()).toBe(0));
  expect(both()).toEqual([false, false]);
});

test('ignores a read that was in flight when the switch was pressed [FIC-11c]', async () => {
  show();
  const read = queries.invalidateQueries(fictionalChoiceQuery());
  fireEvent.click(screen.getByRole('switch'));
  await read;
  expect(isOn()).toBe(true);
  await taken(0, true);
  await waitFor(() => expect(queries.isMutating() + queries.isFetching()).toBe(0));
  expect(isOn()).toBe(true);
});
