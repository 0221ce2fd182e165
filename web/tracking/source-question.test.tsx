import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { SourceQuestion } from './source-question.tsx';
import { rememberTags } from './traffic-tags.ts';
import { hasChosenSource } from './use-chosen-source.ts';

let sent: unknown[];

beforeAll(() => loadLanguage('nl'));

beforeEach(() => {
  sent = [];
  window.sessionStorage.clear();
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = await request.json();
    sent.push(body);
    return Response.json({ choice: body.choice });
  });
});

afterEach(() => vi.unstubAllGlobals());

function show(address: string) {
  const Stub = createRoutesStub([{ path: '*', Component: SourceQuestion }]);
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <RawIntlProvider value={intlFor('nl')}>
        <Stub initialEntries={[address]} />
      </RawIntlProvider>
    </QueryClientProvider>,
  );
}

const bar = () => screen.queryByRole('group', { name: 'Cookiekeuze' });

test('asks only people who came by a tagged link and have not chosen [GDPR-11b]', () => {
  for (const address of ['/signup', '/signup?t=5']) {
    const { unmount } = show(address);
    expect(bar()).toBeNull();
    unmount();
  }
  show('/signup?network=nw');
  expect(bar()).not.toBeNull();
});

test('shows accept and decline side by side in the same style, without a default [GDPR-11b]', () => {
  show('/signup?network=nw&sub1=s');
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['Weigeren', 'Accepteren']);
  const [one, other] = buttons.map((button) => button.getAttribute('class'));
  expect(one).toBe(other);
  expect(document.querySelector('input[type=checkbox]')).toBeNull();
});

test('stores the choice with all tags, and no other parameter [MEET-9a, SHELL-11c]', async () => {
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json());
    return new Promise(() => {});
  });
  show('/signup?network=nw&sub1=s&step=4');
  fireEvent.click(screen.getByRole('button', { name: 'Accepteren' }));
  await waitFor(() => expect(sent).toEqual([{ choice: 'accept', network: 'nw', sub1: 's' }]));
});

test('asks on a later page about the tags of the first one [SHELL-11c]', async () => {
  rememberTags({ ref: 'banner' });
  show('/signup');
  fireEvent.click(await screen.findByRole('button', { name: 'Weigeren' }));
  await waitFor(() => expect(sent).toEqual([{ choice: 'decline', ref: 'banner' }]));
  await waitFor(() => expect(bar()).toBeNull());
});

test.each([
  ['vonk_source_choice=accept.2026-11.nl.1795340000', true],
  ['vonk_language=nl; vonk_source_choice=decline.2020-01.en.1595340000', true],
  ['vonk_source_choice=accept.2020-01.nl.1595340000', false],
  ['vonk_source_choice=', false],
  ['not_vonk_source_choice=accept.2026-11.nl.1795340000', false],
  ['', false],
])('reads from %j whether a choice was made: %s [GDPR-2d]', (cookies, chosen) => {
  expect(hasChosenSource(cookies)).toBe(chosen);
});
