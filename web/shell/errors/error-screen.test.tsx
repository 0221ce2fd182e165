import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub, data } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#web/platform/intl/language.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { ErrorScreen, ErrorScreenGuard } from './error-screen.tsx';

beforeAll(async () => {
  await Promise.all([loadLanguage('en'), loadLanguage('nl')]);
});
// React and the router report every caught error to the console.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function pageThatThrows(thrown: unknown, language: Language = 'en') {
  const Stub = createRoutesStub([
    {
      path: '/',
      loader: () => {
        throw thrown;
      },
      Component: () => null,
      HydrateFallback: () => null,
      ErrorBoundary: ErrorScreen,
    },
  ]);
  render(
    <RawIntlProvider value={intlFor(language)}>
      <Stub />
    </RawIntlProvider>,
  );
  await screen.findByRole('heading');
}

test('shows an unknown page as 404, with a link home [SHELL-8b]', async () => {
  await pageThatThrows(data(null, { status: 404, statusText: 'Not Found' }));
  expect(screen.getByRole('heading').textContent).toBe('This page could not be found');
  expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/');
  expect(screen.getByText('Error 404')).toBeTruthy();
});

test('shows no English server text on a Dutch error page [SHELL-8b, LANG-7b]', async () => {
  await pageThatThrows(data(null, { status: 404, statusText: 'Not Found' }), 'nl');
  expect(screen.getByText('Foutcode 404')).toBeTruthy();
  expect(document.body.textContent).not.toContain('Not Found');
});

test('shows Error and 500 for an error without message and status [SHELL-8a]', async () => {
  await pageThatThrows(new Error('a secret of the server'));
  expect(screen.getByText('Error 500')).toBeTruthy();
  expect(document.body.textContent).not.toContain('secret');
});

test('shows the general error text with a retry button for a failure without its own text [SHELL-17a]', async () => {
  await pageThatThrows(data({ code: 'internal', detail: 'Database down' }, { status: 500 }), 'nl');
  expect(screen.getByRole('heading').textContent).toBe(
    'Er is een fout opgetreden, probeer het later opnieuw.',
  );
  expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeTruthy();
});

test("shows the server's text for a refusal [SHELL-8a]", async () => {
  await pageThatThrows(
    data({ code: 'blocked', detail: 'Dit profiel is er niet voor jou.' }, { status: 403 }),
    'nl',
  );
  expect(screen.getByRole('heading').textContent).toBe('Dit profiel is er niet voor jou.');
});

test('shows the fallback if the error page itself fails [SHELL-8c]', () => {
  const Broken = () => {
    throw new Error('the error page fails');
  };
  render(
    <ErrorScreenGuard fallback={<p>An error occurred while showing the error page</p>}>
      <Broken />
    </ErrorScreenGuard>,
  );
  expect(screen.getByText('An error occurred while showing the error page')).toBeTruthy();
});

test('has the fallback texts of the requirement in the English catalogue [SHELL-8c, LANG-7a]', () => {
  const { messages } = intlFor('en');
  expect(JSON.stringify(messages['shell.error.page_failed'])).toContain(
    'An error occurred while showing the error page',
  );
  expect(JSON.stringify(messages['shell.error.go_home'])).toContain('Go back to home');
});
