import { useSuspenseQuery } from '@tanstack/react-query';
import { SignUpButton } from '#web/accounts/sign-up-button.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { getPackagesQuery } from '../data/get-packages.ts';
import { AcceptedMethods } from '../parts/accepted-methods.tsx';
import { OneTimeBanner } from '../parts/one-time-notice.tsx';
import { PackageCards } from '../parts/package-cards.tsx';
import { WhatCosts } from '../parts/what-costs.tsx';
import { useWallet } from '../wallet.ts';
import styles from './pricing-page.module.css';

export const loader = pageLoader(async ({ queryClient }) => {
  await queryClient.ensureQueryData(getPackagesQuery());
});

/** What everything costs, for everybody; a visitor's next step is an account (CRED-1). */
export default function PricingPage() {
  const text = useText();
  const { packages, payment_methods: methods } = useSuspenseQuery(getPackagesQuery()).data;
  const isMember = useWallet() !== null;
  return (
    <Page>
      <PageTitle title={text('credits.page.pricing_title')} description={text('credits.page.pricing_lead')} />
      <PageHead title={text('credits.page.pricing_title')} lead={text('credits.page.pricing_lead')} />
      <WhatCosts />
      <PackageCards packages={packages} target={isMember ? (id) => `/credits/${id}` : null} />
      <AcceptedMethods methods={methods} />
      {isMember ? null : (
        <div className={styles.next}>
          <p>{text('credits.sign_up_first')}</p>
          <SignUpButton size="lg">{text('credits.sign_up')}</SignUpButton>
        </div>
      )}
      <OneTimeBanner />
    </Page>
  );
}
