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

function show(address: string, { isAsked = true, isKnown = false } = {}) {
  const Page = () => <SourceQuestion isAsked={isAsked} isKnown={isKnown} />;
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <RawIntlProvider value={intlFor('nl')}>
        <Stub initialEntries={[address]} />
      </RawIntlProvider>
    </QueryClientProvider>,
  );
}

const bar = () => screen.queryByRole('complementary');

test('asks only visitors who came by a tagged link and have not chosen [GDPR-11b]', () => {
  for (const address of ['/', '/landers/video?t=5', '/cookie-choice?network=nw']) {
    const { unmount } = show(address);
    expect(bar()).toBeNull();
    unmount();
  }
  show('/?network=nw', { isAsked: false });
  expect(bar()).toBeNull();
});

test('shows accept and decline side by side in the same style, without a default [GDPR-11b]', () => {
  show('/landers/video?network=nw&sub1=s');
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['Weigeren', 'Accepteren']);
  const [one, other] = buttons.map((button) => button.getAttribute('class'));
  expect(one).toBe(other);
  expect(document.querySelector('input[type=checkbox]')).toBeNull();
});

test('is a form with all tags that works without script [MEET-9a, SHELL-11c]', () => {
  show('/landers/video?network=nw&sub1=s&step=3');
  const form = document.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/cookie-choice']);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    to: '/landers/video?network=nw&sub1=s&step=3',
    network: 'nw',
    sub1: 's',
  });
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
