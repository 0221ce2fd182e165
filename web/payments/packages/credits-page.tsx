import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Balance } from '#web/ledger/balance.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { getRepeatOrderQuery } from '../mandates/get-repeat-order.query.ts';
import { RepeatCard } from '../mandates/repeat-card.tsx';
import { WaitingCredits } from '../start-credits/waiting-credits.tsx';
import { AcceptedMethods } from './accepted-methods.tsx';
import { getPackagesQuery } from './get-packages.query.ts';
import { OneTimeBanner } from './one-time-notice.tsx';
import { PackageCards } from './package-cards.tsx';

export const loader = memberLoader(async ({ queryClient }) => {
  await Promise.all([
    queryClient.ensureQueryData(getPackagesQuery()),
    // The page is useful without the repeat order, so a failed fetch is ignored.
    queryClient.prefetchQuery(getRepeatOrderQuery()),
  ]);
});

/** The balance, a repeat of the last order, and the packages (CRED-1). */
export default function CreditsPage() {
  const text = useText();
  const { packages, payment_methods: methods } = useSuspenseQuery(getPackagesQuery()).data;
  return (
    <Page>
      <PageTitle title={text('payments.page.credits_title')} />
      <PageHead
        title={text('payments.page.credits_title')}
        lead={text('payments.page.credits_lead')}
        aside={<Balance />}
      />
      <WaitingCredits />
      <RepeatCard />
      <PackageCards packages={packages} target={(id) => `/credits/${id}`} />
      <AcceptedMethods methods={methods} />
      <OneTimeBanner />
      <p style={{ marginTop: 24 }}>
        <Link to="/transactions">{text('payments.transaction.all')}</Link>
      </p>
    </Page>
  );
}
