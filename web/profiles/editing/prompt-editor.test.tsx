import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PromptAnswer } from '#contract/profiles/prompts.ts';
import { someProfile } from '#tests/support/samples/some-profile.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { ownProfileQuery } from '../own-profile-query.ts';
import { PromptEditor } from './prompt-editor.tsx';

const realFetch = globalThis.fetch;
let sent: unknown[] = [];

beforeAll(() => loadLanguage('nl'));
beforeEach(() => {
  sent = [];
  globalThis.fetch = async (input) => {
    const request = new Request(input);
    if (request.method === 'PUT') sent.push(await request.json());
    return Response.json({ profile: someProfile });
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const show = (prompts: PromptAnswer[] = []) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(ownProfileQuery().queryKey, { profile: { ...someProfile, prompts } });
  render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <PromptEditor />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

const choose = (number: number, question: string) =>
  fireEvent.change(screen.getByLabelText(`Zin ${number}`), { target: { value: question } });
const write = (number: number, answer: string) =>
  fireEvent.change(screen.getByLabelText(`Je antwoord bij zin ${number}`), { target: { value: answer } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Bewaren' }));

test('saves the chosen sentences with their answers, and offers each sentence once [PROF-10d]', async () => {
  show([{ question: 'talent', answer: 'merels nadoen' }]);
  choose(2, 'sunday');
  const offered = [...screen.getByLabelText('Zin 3').querySelectorAll('option')].map(({ value }) => value);
  expect(offered).toHaveLength(11);
  expect(offered).not.toContain('sunday');
  write(2, ' op een bankje ');
  save();
  await waitFor(() =>
    expect(sent).toEqual([
      {
        prompts: [
          { question: 'talent', answer: 'merels nadoen' },
          { question: 'sunday', answer: 'op een bankje' },
        ],
      },
    ]),
  );
});

test('asks for the missing answer at its field and sends nothing [PROF-10d]', () => {
  show();
  choose(1, 'never');
  save();
  expect(screen.getByText('Maak de zin af, of kies geen zin.')).toBeTruthy();
  expect(screen.getByLabelText('Je antwoord bij zin 1').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

test('removes an answer whose sentence is unchosen [PROF-10d]', async () => {
  show([{ question: 'talent', answer: 'merels nadoen' }]);
  choose(1, '');
  save();
  await waitFor(() => expect(sent).toEqual([{ prompts: [] }]));
});
