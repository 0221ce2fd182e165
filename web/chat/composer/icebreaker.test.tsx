import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import { getMember } from '#contract/profiles/get-member.ts';
import { chatWith } from '#tests/support/people/chat-with.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { ownProfileQuery } from '#web/profiles/own-profile-query.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { Icebreaker } from './icebreaker.tsx';

beforeAll(() => loadLanguage('nl'));

const other = chatWith(2).profile;

/** The words of the popup for a visitor from this country, without the space that separates the currency. */
const show = (country: string) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const settings = {
    ...testSettings,
    geoip_country: country,
    message_credits: 2,
    minimum_message_costs: {
      NL: {
        ...{ costs: 100, currency: 'EUR' as const },
        cheapest_package: { credits: 200, price: 9999, lowest_price: 9999 },
      },
      GB: {
        ...{ costs: 85, currency: 'GBP' as const },
        cheapest_package: { credits: 200, price: 8499, lowest_price: 8499 },
      },
    },
  };
  queries.setQueryData(settingsQuery().queryKey, { settings });
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

test('names the minimum costs of a message in the country of the visitor [CHAT-5b]', () => {
  expect(show('NL')).toContain('Een bericht kost 2 credits, vanaf € 1,00.');
  expect(show('GB')).toContain('Een bericht kost 2 credits, vanaf £ 0,85.');
});

test('names no price for a country without packages [CHAT-5b]', () => {
  const words = show('BE');
  expect(words).toContain('Weet je niet hoe je begint?');
  expect(words).not.toContain('Een bericht kost');
});
