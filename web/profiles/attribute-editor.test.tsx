import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { someProfile } from '#tests/support/samples/some-profile.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { AttributeEditor } from './attribute-editor.tsx';
import { ownProfileQuery } from './own-profile-query.ts';

const realFetch = globalThis.fetch;
let sent: unknown[] = [];

beforeAll(() => loadLanguage('nl'));
beforeEach(() => {
  sent = [];
  globalThis.fetch = async (input) => {
    const request = new Request(input);
    if (request.method === 'PUT') sent.push(await request.json());
    return Response.json({ profile: Object.assign({}, someProfile, ...sent) });
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const show = () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(ownProfileQuery().queryKey, { profile: { ...someProfile, eye_color: 'green' } });
  const { container } = render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <AttributeEditor />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  return [...container.querySelectorAll('summary')];
};

const pill = (question: string, answer: string) =>
  within(screen.getByRole('group', { name: question, hidden: true })).getByRole('radio', {
    name: answer,
    hidden: true,
  });

test('shows each question with its answer, and opens one question at a time [PROF-9a]', () => {
  const rows = show();
  expect(rows.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'HaarkleurZeg ik liever niet',
    'Kleur ogenGroen',
  ]);
  // The browser closes the others of one name.
  expect(new Set(rows.map((row) => row.closest('details')?.getAttribute('name')))).toEqual(
    new Set(['profile-facts']),
  );
  expect(pill('Kleur ogen', 'Groen')).toHaveProperty('checked', true);
});

test('saves a chosen answer at once with a confirmation, and takes an answer back [PROF-9f]', async () => {
  const rows = show();
  fireEvent.click(pill('Haarkleur', 'Rood'));
  await waitFor(() => expect(sent).toEqual([{ hair_color: 'red' }]));
  expect(rows[0]?.textContent).toBe('HaarkleurRood');
  expect(await screen.findByText('Bewaard.')).toBeTruthy();
  fireEvent.click(pill('Haarkleur', 'Zeg ik liever niet'));
  await waitFor(() => expect(sent.at(-1)).toEqual({ hair_color: null }));
});
