import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { LanguageProvider } from '#web/platform/intl/language-provider.tsx';
import { loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { ConsoleFrame } from './console-frame.tsx';
import { operatorQuery } from './operator-loader.ts';

beforeAll(() => loadLanguage('nl'));

/** The menu of the last shown page: its button, then its links. */
let inMenu: ReadonlyArray<string | null> = [];

const here = (path: string): (string | null)[] => {
  const client = new QueryClient();
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  client.setQueryData(operatorQuery().queryKey, {
    operator: { id: 1, email: 'operator@demo.example', roles: ['administrator'], recovery_codes_left: 10 },
  });
  const Stub = createRoutesStub([{ path: '*', Component: () => <ConsoleFrame>page</ConsoleFrame> }]);
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <LanguageProvider initial="nl">
        <MantineProvider env="test">
          <Stub initialEntries={[path]} />
        </MantineProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  const marked = screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
  const menu = document.querySelector('header nav details');
  inMenu = [...(menu?.querySelectorAll('summary, a') ?? [])].map(({ textContent }) => textContent);
  unmount();
  return marked;
};

test.each([
  ['/console', 'Overzicht'],
  ['/console/reports', 'Meldingen'],
  ['/console/reports/5', 'Meldingen'],
  ['/console/complaints/5', 'Meldingen'],
  ['/console/restrictions', 'Meldingen'],
  ['/console/refused-pictures', 'Meldingen'],
  ['/console/cases/new', 'Meldingen'],
  ['/console/photos/chats', 'Foto’s'],
  ['/console/sources', 'Herkomst'],
  ['/console/approvals', 'Goedkeuren'],
  ['/console/operators', 'Medewerkers'],
  ['/console/audit', 'Logboek'],
  ['/console/security', 'Beveiliging'],
  ['/console/payments', 'Betalingen'],
  ['/console/payments/5', 'Betalingen'],
  ['/console/debts', 'Betalingen'],
  ['/console/accounts', 'Betalingen'],
  ['/console/codes', 'Betalingen'],
  ['/console/reconciliation', 'Betalingen'],
])("marks the operator's current section in the navigation: %s [CRED-11d, SAFE-2e]", (path, name) => {
  // The row of a phone and the menu of a wide screen both name it. A stylesheet shows one of them.
  expect([...new Set(here(path))]).toEqual([name]);
});

test('keeps sections beyond daily work in one menu, which names the current one [SAFE-10i]', () => {
  here('/console/audit');
  expect(inMenu[0]).toBe('Logboek');
  expect(inMenu).toContain('Herkomst');
  expect(inMenu).not.toContain('Leden');
});
