import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { type Locale, locales } from '#contract/kit/locale.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { HelloStep } from './hello-step.tsx';
import { useSignUp } from './use-sign-up.ts';

beforeAll(() => Promise.all(locales.map(loadLanguage)));

function LastStep() {
  const signUp = useSignUp({ target: null, invite: null, go: () => {} });
  return <HelloStep signUp={signUp} target={null} />;
}

const show = (language: Locale) => {
  const queries = new QueryClient();
  const settings = { ...testSettings, fictional_singular: 'LABEL' };
  queries.setQueryData(settingsQuery().queryKey, { settings });
  return render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor(language)}>
        <MantineProvider env="test">
          <MemoryRouter>
            <LastStep />
          </MemoryRouter>
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  ).container.textContent;
};

test('says before the sign-up that fictional profiles exist, who writes and that none can be met [FIC-3d]', () => {
  expect(show('nl')).toContain(
    'Op deze site staan ook fictieve profielen. Daar zit geen lid achter en afspreken kan niet. Een antwoord komt van een computer en zegt dat erbij. Er staat altijd “LABEL” bij.',
  );
  expect(show('en')).toContain(
    'There are fictional profiles on this site too. No member is behind them and meeting up is not possible. Replies come from a computer and say so.',
  );
});

test.each(locales)('names the label of fictional profiles in the sign-up in %s [FIC-3d]', (language) => {
  const words = show(language);
  expect(words).toMatch(/fi[ck]ti|fikc|fitt/i);
  expect(words).toContain('LABEL');
});
