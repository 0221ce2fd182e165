import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { someUser } from '#tests/support/samples/some-user.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { userQuery } from './user.ts';

beforeAll(() => loadLanguage('nl'));
afterEach(() => vi.restoreAllMocks());

const noor = someUser({ status: 'not_confirmed', profile: { status: 'disabled' } });

/** Opens the address on a phone, and returns the router. */
const open = (address: string) => {
  const phone = { ...window.matchMedia('all'), matches: true };
  vi.spyOn(window, 'matchMedia').mockReturnValue(phone);
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(userQuery().queryKey, { user: noor });
  const router = createMemoryRouter([{ path: '*', Component: ConfirmDialog }], { initialEntries: [address] });
  const { unmount } = render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <RouterProvider router={router} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  return { router, unmount };
};

const dialog = () => screen.queryByRole('dialog', { name: 'Nog één klik', hidden: true });

test('shows the dialog once: its query leaves the address, and a reload shows the page alone [ACC-6i]', async () => {
  const { router, unmount } = open('/complete-signup?signup-complete&lb=a');
  await waitFor(() => expect(dialog()).not.toBeNull());
  await waitFor(() => expect(router.state.location.search).toBe('?lb=a'));
  expect(dialog()).not.toBeNull();
  fireEvent.click(screen.getByText('Eerst mijn kaart afmaken'));
  expect(dialog()).toBeNull();
  unmount();
  const { pathname, search } = router.state.location;
  open(pathname + search);
  expect(dialog()).toBeNull();
});

test('says it in other words than the page below [ACC-6i]', async () => {
  open('/complete-signup?signup-complete');
  await waitFor(() => expect(dialog()).not.toBeNull());
  const text = intlFor('nl').formatMessage;
  for (const id of ['accounts.complete.mail', 'accounts.complete.mail_hint'])
    expect(dialog()?.textContent).not.toContain(text({ id }));
});
