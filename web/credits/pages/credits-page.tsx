import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { getPackagesQuery } from '../data/get-packages.ts';
import { getRepeatOrderQuery } from '../data/get-repeat-order.ts';
import { AcceptedMethods } from '../parts/accepted-methods.tsx';
import { Balance } from '../parts/balance.tsx';
import { OneTimeBanner } from '../parts/one-time-notice.tsx';
import { PackageCards } from '../parts/package-cards.tsx';
import { RepeatCard } from '../parts/repeat-card.tsx';

export const loader = memberLoader(async ({ queryClient }) => {
  await Promise.all([
    queryClient.ensureQueryData(getPackagesQuery()),
    // Without it the page is still worth showing.
    queryClient.prefetchQuery(getRepeatOrderQuery()),
  ]);
});

/** Balance, the last order once more, and packages (CRED-1). */
export default function CreditsPage() {
  const text = useText();
  const { packages, payment_methods: methods } = useSuspenseQuery(getPackagesQuery()).data;
  return (
    <Page>
      <PageTitle title={text('credits.page.credits_title')} />
      <PageHead
        title={text('credits.page.credits_title')}
        lead={text('credits.page.credits_lead')}
        aside={<Balance />}
      />
      <RepeatCard />
      <PackageCards packages={packages} target={(id) => `/credits/${id}`} />
      <AcceptedMethods methods={methods} />
      <OneTimeBanner />
      <p style={{ marginTop: 24 }}>
        <Link to="/transactions">{text('credits.transaction.all')}</Link>
      </p>
    </Page>
  );
}
