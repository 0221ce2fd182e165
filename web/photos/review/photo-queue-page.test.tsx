import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ReviewFacts } from '#contract/accounts/console/list-review-facts.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { Toasts } from '#web/ui/overlays/toasts.tsx';
import { blurChoice, setBlurChoice } from '../grid/blur-choice.ts';
import PhotoQueuePage from './photo-queue-page.tsx';

const photo = (id: number) => ({ photo: id, member: 100 + id, name: `Lid ${id}`, age: 30, fictional: false });
const facts = (id: number, given: Partial<ReviewFacts> = {}): ReviewFacts => ({
  ...{ member: 100 + id, host: 'vonk.example', language: 'nl', state: 'active', about: 'Ik wandel graag.' },
  ...{ approved: 1, refused: [], reports: [] },
  ...{ device: { number: 0, more: false }, network: { number: 0, more: false } },
  ...given,
});

interface Sent {
  photo: number;
  from: string;
  verdict: string;
}

let sent: Sent[];
let gone: readonly number[];
let pages: number;

beforeAll(() => loadLanguage('nl'));
beforeEach(() => {
  [sent, gone, pages] = [[], [], 0];
  setBlurChoice('risky');
});
afterEach(() => vi.unstubAllGlobals());

const show = async (...known: ReviewFacts[]) => {
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.includes('review-facts')) return Response.json({ results: known });
    if (request.method === 'PUT') {
      const decision: Sent = await request.json();
      sent.push(decision);
      if (gone.includes(decision.photo))
        return Response.json(
          { type: 'x', title: 'x', status: 409, code: 'photo_not_yours', detail: 'x', params: {} },
          { status: 409 },
        );
      return Response.json({ status: decision.verdict === 'pass' ? 'active' : 'rejected' });
    }
    pages += 1;
    return Response.json({ results: [1, 2, 3, 4].map(photo), waiting: { number: 40, more: false } });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  const Stub = createRoutesStub([{ path: '/', Component: PhotoQueuePage }]);
  render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Stub />
          <Toasts />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Foto van Lid 1 kiezen' });
  if (known.length > 0) await screen.findAllByText(/vonk\.example/);
};

const card = (id: number) => screen.getByRole('button', { name: `Foto van Lid ${id} kiezen` });
const key = (pressed: string) =>
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed }));
const four = [1, 2, 3, 4].map((id) => facts(id));

test('shows the context of each photo [SAFE-10a]', async () => {
  await show(
    facts(1, {
      refused: [{ reason: 'poor_quality', number: 2 }],
      reports: [{ reason: 'fake', number: 3 }],
      device: { number: 4, more: false },
      network: { number: 50, more: true },
    }),
  );
  for (const words of [
    '2× geweigerd: Te donker, wazig of klein',
    'Zelfde apparaat: 4',
    'Zelfde netwerk: 50+',
  ])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText(/^3× gemeld/)).toBeTruthy();
  expect(screen.getByText('Ik wandel graag.')).toBeTruthy();
  expect(screen.getByText('40 foto’s wachten')).toBeTruthy();
});

test('approves and refuses many by keyboard, and brings them back [SAFE-10c]', async () => {
  await show(...four);
  await key('ArrowRight');
  expect(document.activeElement).toBe(card(1));
  fireEvent.click(card(1));
  fireEvent.click(card(3));
  await key('a');
  expect(await screen.findByText('2 foto’s toegelaten.')).toBeTruthy();
  expect(sent.map(({ photo: id, from, verdict }) => [id, from, verdict])).toEqual([
    [1, 'pending', 'pass'],
    [3, 'pending', 'pass'],
  ]);
  expect(screen.getByText('38 foto’s wachten')).toBeTruthy();
  await key('z');
  expect(card(1).getAttribute('aria-pressed')).toBe('true');
  await key('r');
  await key('7');
  await waitFor(() => expect(sent).toHaveLength(4));
  expect(sent.slice(2).map(({ photo: id, from, verdict }) => [id, from, verdict])).toEqual([
    [1, 'active', 'poor_quality'],
    [3, 'active', 'poor_quality'],
  ]);
});

test('loads the next page on request alone, after all are decided [SAFE-10c]', async () => {
  await show(...four);
  await key('n');
  await key('s');
  await key('a');
  expect(await screen.findByText('4 foto’s toegelaten.')).toBeTruthy();
  expect(pages).toBe(1);
  await key('n');
  await waitFor(() => expect(pages).toBe(2));
  await waitFor(() => expect(card(1)).toHaveProperty('disabled', false));
});

test('keeps the others when one photo went to a colleague [SAFE-10b]', async () => {
  gone = [2];
  await show(...four);
  await key('s');
  await key('a');
  expect(await screen.findByText('3 foto’s toegelaten.')).toBeTruthy();
  expect(screen.getByText('1 foto is er niet meer, of is bij een collega.')).toBeTruthy();
  expect(screen.getByText('Niet meer bij jou')).toBeTruthy();
});

test('blurs pictures of members with explicit refusals, and approves none unseen [SAFE-10d]', async () => {
  await show(facts(1, { refused: [{ reason: 'too_explicit', number: 1 }] }), facts(2), facts(3), facts(4));
  const blurred = () => document.querySelectorAll('img[data-blurred=true]').length;
  await waitFor(() => expect(blurred()).toBe(1));
  fireEvent.click(card(1));
  await key('a');
  expect(await screen.findByText('1 foto is nog niet te zien. Toon die eerst.')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Foto van Lid 1 tonen' }));
  expect(blurred()).toBe(0);
  await key('a');
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('blurs all, or none, by preference, and all while the facts are unknown [SAFE-10d]', async () => {
  await show();
  const blurred = () => document.querySelectorAll('img[data-blurred=true]').length;
  expect(blurred()).toBe(4);
  fireEvent.change(screen.getByLabelText('Foto’s wazig maken'), { target: { value: 'none' } });
  expect(blurred()).toBe(0);
  expect(blurChoice.read()).toBe('none');
  fireEvent.change(screen.getByLabelText('Foto’s wazig maken'), { target: { value: 'all' } });
  expect(blurred()).toBe(4);
});

test('loads each picture once, small and lazily [SAFE-10a]', async () => {
  await show(...four);
  const pictures = [...document.querySelectorAll('img')];
  expect(pictures).toHaveLength(4);
  expect(
    pictures.every((one) => one.getAttribute('loading') === 'lazy' && one.src.includes('size=small')),
  ).toBe(true);
});
