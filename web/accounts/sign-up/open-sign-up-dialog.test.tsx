import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { SignUpDialog } from '../sign-up-dialog.tsx';
import { openSignUpDialog, signUpDialogStore } from './sign-up-dialog-store.ts';

beforeAll(() => loadLanguage('nl'));
afterEach(() => vi.unstubAllGlobals());

let router: ReturnType<typeof createBrowserRouter>;

/** A page with the dialog open over it, for a visitor. */
const open = async () => {
  vi.stubGlobal('fetch', async () => new Promise<Response>(() => {}));
  window.history.replaceState({ idx: 0, key: 'page', usr: null }, '', '/members');
  const queries = new QueryClient();
  queries.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  router = createBrowserRouter([
    {
      element: (
        <>
          <SignUpDialog />
          <Outlet />
        </>
      ),
      children: [
        { path: '/members', element: null },
        { path: '/login', element: <h1>Inloggen op de pagina</h1> },
      ],
    },
  ]);
  render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <RouterProvider router={router} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  act(() => openSignUpDialog(null));
  await screen.findByRole('dialog');
};
afterEach(() => router.dispose());

test('closes the sign-up when the visitor closes it [ACC-2c]', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(signUpDialogStore.read()).toBeNull();
  expect(window.location.pathname).toBe('/members');
});

test('closes the sign-up on the way to the log-in page [ACC-2c]', async () => {
  await open();
  fireEvent.click(screen.getByRole('link', { name: 'Inloggen' }));
  await screen.findByRole('heading', { name: 'Inloggen op de pagina' });
  expect(window.location.pathname).toBe('/login');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(signUpDialogStore.read()).toBeNull();
});
