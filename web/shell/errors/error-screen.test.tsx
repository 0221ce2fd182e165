import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub, data } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#web/platform/intl/language.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { isLeaving, leaveApp } from '#web/platform/leave-app.ts';
import { ErrorScreen, ErrorScreenGuard } from './error-screen.tsx';

beforeAll(async () => {
  await Promise.all([loadLanguage('en'), loadLanguage('nl')]);
});
// React and the router report every caught error to the console.
beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function renderThrown(thrown: unknown, language: Language = 'en') {
  const Stub = createRoutesStub([
    {
      path: '/',
      loader: () => {
        throw thrown;
      },
      Component: () => null,
      HydrateFallback: () => <p>waiting</p>,
      ErrorBoundary: ErrorScreen,
    },
  ]);
  return render(
    <RawIntlProvider value={intlFor(language)}>
      <Stub />
    </RawIntlProvider>,
  );
}

async function pageThatThrows(thrown: unknown, language: Language = 'en') {
  renderThrown(thrown, language);
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

test('shows the status message of an error that has one of its own [SHELL-8d]', async () => {
  await pageThatThrows(data(null, { status: 423, statusText: 'Deze bestelling wordt net verwerkt' }), 'nl');
  expect(screen.getByRole('heading').textContent).toBe('Deze bestelling wordt net verwerkt');
  expect(screen.getByText('Foutcode 423')).toBeTruthy();
});

test('shows the general text instead of the English reason phrase of HTTP [SHELL-8d, LANG-7b]', async () => {
  await pageThatThrows(data(null, { status: 502, statusText: 'Bad Gateway' }), 'nl');
  expect(screen.getByRole('heading').textContent).toBe(
    'Er is een fout opgetreden, probeer het later opnieuw.',
  );
});

test('says offline, with another try, for a page that got no answer without a connection [SHELL-10d]', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await pageThatThrows(new TypeError('Failed to fetch'), 'nl');
  expect(screen.getByRole('heading').textContent).toBe('Je bent offline');
  expect(document.body.textContent).not.toContain('500');
  expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeTruthy();
});

test('says offline for a page that got no answer, although the browser believes to be online [SHELL-10d]', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await pageThatThrows(new TypeError('Failed to fetch'), 'nl');
  expect(screen.getByRole('heading').textContent).toBe('Je bent offline');
});

test('tries again without leaving the page while the server does not answer [SHELL-10d]', async () => {
  const reload = vi.fn();
  const request = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(null);
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('location', { href: 'https://vonk.example/premium', reload });
  await pageThatThrows(new TypeError('Failed to fetch'), 'nl');
  const retry = screen.getByRole('button', { name: 'Opnieuw proberen' });
  retry.click();
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
  expect(reload).not.toHaveBeenCalled();
  retry.click();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
});

test('shows nothing while the browser leaves the app [SHELL-8e]', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { href: 'https://vonk.example/credits', assign });
  let thrown: unknown;
  try {
    leaveApp('https://bank.example/pay');
  } catch (error) {
    thrown = error;
  }
  vi.unstubAllGlobals();
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://bank.example/pay');
  expect(String(thrown)).toContain('ERR_REDIRECT');
  expect(isLeaving(thrown)).toBe(true);
  const { container } = renderThrown(thrown);
  await vi.waitFor(() => expect(screen.queryByText('waiting')).toBeNull());
  expect(container.textContent).toBe('');
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
