import { NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type Currency, currency } from '#contract/kit/money.ts';
import styles from '#web/operators/console.module.css';
import { HouseFrame } from '#web/operators/house-frame.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { PhoneFold } from '#web/operators/phone-fold.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pricesQuery } from './console-prices.query.ts';
import { PackageCards } from './package-cards.tsx';
import { PriceForm } from './price-form.tsx';
import { PriceRow } from './price-row.tsx';

const wantedCurrency = (search: URLSearchParams): Currency =>
  currency.safeParse(search.get('currency')).data ?? 'EUR';

export const loader = operatorLoader(async ({ queryClient, url }) => {
  await queryClient.prefetchQuery(pricesQuery(wantedCurrency(url.searchParams)));
});

/** The package prices of a currency: what buyers see, a new price, and every price ever asked (CON-11). */
export default function PricesConsolePage() {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const chosen = wantedCurrency(search);
  const { data, error, refetch } = useQuery(pricesQuery(chosen));
  const creditsOf = new Map(data?.packages.map(({ id, credits }) => [id, credits]));
  return (
    <HouseFrame
      title={text('payments.prices.title')}
      lead={text('payments.prices.lead')}
      query={{ data, error, refetch }}
      above={
        <NativeSelect
          label={text('payments.codes.currency')}
          maw="16rem"
          value={chosen}
          onChange={({ currentTarget }) => setSearch({ currency: currentTarget.value })}
          data={currency.options}
        />
      }
    >
      {data === undefined ? null : (
        <>
          <PackageCards packages={data.packages} discount={null} target={null} />
          <PhoneFold label={text('payments.prices.new')} icon={<IconPlus size={18} aria-hidden />}>
            <PriceForm key={chosen} currency={chosen} packages={data.packages} />
          </PhoneFold>
          <h2 className={styles.heading}>{text('payments.prices.history')}</h2>
          <ul className={styles.list}>
            {data.history.map((price) => (
              <PriceRow
                key={`${price.package} ${price.from}`}
                price={price}
                currency={chosen}
                credits={creditsOf.get(price.package) ?? 0}
              />
            ))}
          </ul>
        </>
      )}
    </HouseFrame>
  );
}
