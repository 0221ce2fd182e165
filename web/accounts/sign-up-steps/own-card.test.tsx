import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { regionsQuery } from '#web/sites/places.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { OwnCardStrip } from './own-card.tsx';
import { clearSignUpDraft, type SignUpDraft, updateSignUpDraft } from './sign-up-draft.ts';
import { useOwnCard } from './use-own-card.ts';
import { useSignUp } from './use-sign-up.ts';

beforeAll(() => loadLanguage('nl'));
beforeEach(clearSignUpDraft);

function Card({ screen }: { screen: number }) {
  const signUp = useSignUp({ target: null, invite: null, go: () => {} });
  return <OwnCardStrip card={useOwnCard(signUp, screen)} />;
}

/** The words on the card at a screen. The site suggests hetero. */
const cardAt = (screen: number, typed: Partial<SignUpDraft>): string => {
  updateSignUpDraft(typed);
  const queries = new QueryClient();
  queries.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  queries.setQueryData(regionsQuery().queryKey, {
    regions: { NL: [{ id: 'NL-NH', name: 'Noord-Holland' }] },
  });
  const { container, unmount } = render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <MemoryRouter>
          <Card screen={screen} />
        </MemoryRouter>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  const words = container.textContent ?? '';
  act(unmount);
  return words;
};

test('fills the card with each valid answer [ACC-1g]', () => {
  expect(cardAt(0, {})).toBe('');
  expect(cardAt(1, { gender: 'female', sexuality: 'bi' })).toBe('Zoekt vrouwen en mannen');
  const born = { day: '7', month: '9', year: '1988', country: 'NL' };
  expect(cardAt(3, { ...born, countryregion: 'NL-NH' })).toMatch(
    /^\d\dNoord-HollandZoekt vrouwen en mannen$/,
  );
  // The first letter is the initial in the picture.
  expect(cardAt(4, { name: ' Noor ' })).toMatch(/^NNoor, \d\dNoord-Holland/);
});

test('shows neither an invalid answer nor one that the site only suggests [ACC-1g]', () => {
  expect(cardAt(1, { gender: 'female', name: '@noor', day: '31', month: '2', year: '1990' })).toBe('');
  // Once the step is done, the suggestion is the answer.
  expect(cardAt(3, {})).toBe('Zoekt een man');
});
