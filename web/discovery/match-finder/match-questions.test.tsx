import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { forgetMatchDraft } from '../match-draft.ts';
import { answersOf } from './match-criteria.ts';
import { MatchQuestions } from './match-questions.tsx';

beforeAll(() => loadLanguage('nl'));
afterEach(() => act(forgetMatchDraft));

function Finder() {
  const { search } = useLocation();
  return (
    <>
      <output data-testid="address">{search}</output>
      <MatchQuestions before={answersOf(new URLSearchParams(search))} />
    </>
  );
}

function show(address = '/match-finder') {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const settings = {
    ...testSettings,
    visible_profile_fields: ['signup_reason' as const, 'interests' as const, 'relationship_status' as const],
  };
  queries.setQueryData(settingsQuery().queryKey, { settings });
  const Stub = createRoutesStub([{ path: '/match-finder', Component: Finder }]);
  render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Stub initialEntries={[address]} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
}

const answer = (name: string) => screen.getByRole('checkbox', { name });
const isChecked = (name: string) =>
  answer(name) instanceof HTMLInputElement && (answer(name) as HTMLInputElement).checked;
const title = () => screen.getByRole('heading', { level: 2 }).textContent;

test('skips a question without an answer and goes on with one [DISC-5c]', () => {
  show();
  expect(title()).toBe('Waar hoop je op?');
  fireEvent.click(answer('Daten'));
  fireEvent.click(screen.getByRole('button', { name: 'Verder' }));
  expect(title()).toBe('Wat deel je graag?');
  fireEvent.click(screen.getByRole('button', { name: 'Overslaan' }));
  expect(title()).toBe('Welke situatie past bij je?');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  fireEvent.click(screen.getByRole('button', { name: 'Terug' }));
  fireEvent.click(screen.getByRole('button', { name: 'Terug' }));
  expect(isChecked('Daten')).toBe(true);
});

test('moves between the answers by arrow keys, and to the next question by Enter [DISC-5c]', () => {
  show();
  answer('Chatten').focus();
  fireEvent.keyDown(answer('Chatten'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(answer('Vriendschap'));
  fireEvent.keyDown(answer('Vriendschap'), { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(answer('Chatten'));
  fireEvent.keyDown(answer('Chatten'), { key: 'Enter' });
  expect(title()).toBe('Wat deel je graag?');
});

test('keeps answers and question when the member comes back, until they log out [DISC-5e]', () => {
  show();
  fireEvent.click(answer('Avontuur'));
  fireEvent.click(screen.getByRole('button', { name: 'Verder' }));
  fireEvent.click(answer('Wijn'));
  cleanup();
  show();
  expect(title()).toBe('Wat deel je graag?');
  expect(isChecked('Wijn')).toBe(true);
  act(forgetMatchDraft);
  expect(title()).toBe('Waar hoop je op?');
  expect(isChecked('Avontuur')).toBe(false);
});

test('leads to the results with the answers in the address [DISC-5a]', () => {
  show('/match-finder?signup_reason=date');
  expect(isChecked('Daten')).toBe(true);
  for (const button of ['Verder', 'Overslaan', 'Overslaan', 'Laat zien'])
    fireEvent.click(screen.getByRole('button', { name: button }));
  expect(screen.getByTestId('address').textContent).toBe('?signup_reason=date&found=1');
});
