import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Mandate } from '#contract/payments/list-mandates.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { Toasts } from '#web/ui/overlays/toasts.tsx';
import { MandateSettings } from './mandate-settings.tsx';

const card: Mandate = {
  id: 3,
  method: 'creditcard',
  last_four: '4242',
  mandate_reference: null,
  signed_at: '2026-11-20T12:00:00.000Z',
  last_used_at: null,
  cap: { amount: 9999, currency: 'EUR' },
};
const account: Mandate = {
  ...card,
  id: 4,
  method: 'directdebit',
  last_four: '4300',
  mandate_reference: 'VONK-7',
  last_used_at: '2026-11-21T12:00:00.000Z',
};

beforeAll(() => loadLanguage('nl'));
afterEach(() => vi.unstubAllGlobals());

/** Shows the settings with these stored mandates; the fake server removes an ended one. */
const show = (kept: readonly Mandate[]) => {
  let left = kept;
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ mandates: left });
    const body: { id: number } = await request.json();
    sent.push(body);
    left = left.filter(({ id }) => id !== body.id);
    return Response.json({});
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MantineProvider env="test">
        <RawIntlProvider value={intlFor('nl')}>
          <MandateSettings />
          <Toasts />
        </RawIntlProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
  return sent;
};

test('shows last four digits, cap, storing date and last use of each mandate, and nothing more [CRED-7b, SEPA-12e]', async () => {
  show([card, account]);
  const rows = (await screen.findAllByRole('listitem')).map((row) =>
    row.textContent?.replace(/\u00a0/g, ' '),
  );
  expect(rows[0]).toContain('Creditcard eindigend op 4242');
  expect(rows[0]).toContain('Bewaard op 20 november 2026');
  expect(rows[0]).toContain('Nog niet gebruikt');
  expect(rows[0]).toContain('Hoogstens € 99,99 per bestelling');
  expect(rows[1]).toContain('Automatische incasso eindigend op 4300');
  expect(rows[1]).toContain('Laatst gebruikt op 21 november 2026');
  expect(rows[1]).toContain('Machtiging VONK-7');
});

test('ends a mandate only after a confirmation [CRED-7b, PAY-26e]', async () => {
  const sent = show([card, account]);
  const end = await screen.findByRole('button', { name: 'Creditcard eindigend op 4242 verwijderen' });
  fireEvent.click(end);
  const asked = await screen.findByRole('dialog', { name: 'Creditcard eindigend op 4242 verwijderen?' });
  expect(sent).toEqual([]);
  fireEvent.click(within(asked).getByRole('button', { name: 'Toch bewaren' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
  fireEvent.click(end);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verwijderen' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(sent).toEqual([{ id: 3 }]);
});

test('says that nothing is stored if there is no mandate [CRED-7b]', async () => {
  show([]);
  expect(await screen.findByText(/Er is niets bewaard/)).toBeTruthy();
});
