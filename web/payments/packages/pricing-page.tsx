import { useSuspenseQuery } from '@tanstack/react-query';
import { SignUpButton } from '#web/accounts/sign-up-link.tsx';
import { useWallet } from '#web/ledger/wallet.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { AcceptedMethods } from './accepted-methods.tsx';
import { getPackagesQuery } from './get-packages.query.ts';
import { OneTimeBanner } from './one-time-notice.tsx';
import { PackageCards } from './package-cards.tsx';
import { PricesInCredits } from './prices-in-credits.tsx';
import styles from './pricing-page.module.css';

export const loader = pageLoader(async ({ queryClient }) => {
  await queryClient.ensureQueryData(getPackagesQuery());
});

/** All prices, public. A visitor's next step is to sign up (CRED-1). */
export default function PricingPage() {
  const text = useText();
  const { packages, payment_methods: methods } = useSuspenseQuery(getPackagesQuery()).data;
  const isMember = useWallet() !== null;
  return (
    <Page>
      <PageTitle
        title={text('payments.page.pricing_title')}
        description={text('payments.page.pricing_lead')}
      />
      <PageHead title={text('payments.page.pricing_title')} lead={text('payments.page.pricing_lead')} />
      <PricesInCredits />
      <PackageCards packages={packages} target={isMember ? (id) => `/credits/${id}` : null} />
      <AcceptedMethods methods={methods} />
      {isMember ? null : (
        <div className={styles.next}>
          <p>{text('payments.sign_up_first')}</p>
          <SignUpButton size="lg">{text('payments.sign_up')}</SignUpButton>
        </div>
      )}
      <OneTimeBanner />
    </Page>
  );
}
