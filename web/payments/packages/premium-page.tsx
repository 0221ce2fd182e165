import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { AcceptedMethods } from './accepted-methods.tsx';
import { getPackagesQuery } from './get-packages.query.ts';
import { OneTimeBanner } from './one-time-notice.tsx';
import { PackageCards } from './package-cards.tsx';
import { PriceCountry } from './price-country.tsx';
import { PricesInCredits } from './prices-in-credits.tsx';
import { useTaxWord } from './tax-word.ts';

export const loader = memberLoader(async ({ queryClient, user }) => {
  if (user.paid_user) throw redirect('/credits');
  await queryClient.ensureQueryData(getPackagesQuery());
});

/** The packages for members who have never bought. The first purchase makes them premium (CRED-1, CRED-2). */
export default function PremiumPage() {
  const text = useText();
  const tax = useTaxWord();
  const { country, packages, payment_methods: methods } = useSuspenseQuery(getPackagesQuery()).data;
  return (
    <Page>
      <PageTitle title={text('payments.page.premium_title')} />
      <PageHead
        title={text('payments.page.premium_title')}
        lead={text('payments.page.premium_lead', { tax })}
      />
      <PriceCountry country={country} />
      <PricesInCredits packages={packages} />
      <PackageCards packages={packages} target={(id) => `/credits/${id}`} />
      <AcceptedMethods methods={methods} />
      <OneTimeBanner />
    </Page>
  );
}
