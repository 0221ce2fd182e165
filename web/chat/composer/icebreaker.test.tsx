import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import { getPackages } from '#contract/payments/get-packages.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { chatWith } from '#tests/support/people/chat-with.ts';
import { type SomeSale, someSale } from '#tests/support/samples/some-sale.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { ownProfileQuery } from '#web/profiles/own-profile-query.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { Icebreaker } from './icebreaker.tsx';

beforeAll(() => loadLanguage('nl'));

const other = chatWith(2).profile;

/** The words of the popup with these packages on sale, without the space that separates the currency. */
const show = (sale: SomeSale | null) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const settings = { ...testSettings, geoip_country: sale?.country ?? 'NL', message_credits: 2 };
  queries.setQueryData(settingsQuery().queryKey, { settings });
  const onSale = sale ? someSale({ ...sale, messageCredits: 2 }) : { ...someSale(), packages: [] };
  queries.setQueryData<unknown>(queryFor(getPackages, {}).queryKey, onSale);
  queries.setQueryData<unknown>(queryFor(getMember, { id: other.id }).queryKey, {
    member: { ...other, interests: [], about: null },
  });
  queries.setQueryData<unknown>(ownProfileQuery().queryKey, { profile: { interests: [] } });
  const { container } = render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <Icebreaker other={other} onChoose={() => {}} onClose={() => {}} />
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  return container.textContent.replaceAll('\u00a0', ' ');
};

test('names the minimum costs of a message in the payment country [CHAT-5b]', () => {
  expect(show({})).toContain('Een bericht kost 2 credits, vanaf € 1,00.');
  const british: SomeSale = { country: 'GB', currency: 'GBP', prices: [899, 2199, 4299, 8499] };
  expect(show(british)).toContain('Een bericht kost 2 credits, vanaf £ 0,85.');
});

test('names the price with the running discount, as the package cards do [CHAT-5c]', () => {
  const running = { code: 'WELCOME25', value_percentage: 25, expires: '2099-01-01T00:00:00.000Z' };
  const sale = { discount: { ...running, seconds_left: 500 } };
  const cards = someSale({ ...sale, messageCredits: 2 }).packages;
  expect(Math.min(...cards.map(({ price_per_message: each }) => each.amount))).toBe(75);
  expect(show(sale)).toContain('Een bericht kost 2 credits, vanaf € 0,75.');
});

test('names no price without packages [CHAT-5b]', () => {
  const words = show(null);
  expect(words).toContain('Weet je niet hoe je begint?');
  expect(words).not.toContain('Een bericht kost');
});
