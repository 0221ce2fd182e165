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
import { PremiumComparison } from './premium-comparison.tsx';
import { PriceCountry } from './price-country.tsx';
import { PricesInCredits } from './prices-in-credits.tsx';
import styles from './pricing-page.module.css';
import { useTaxWord } from './tax-word.ts';
import { usePackages } from './use-packages.ts';

export const loader = pageLoader(async ({ queryClient }) => {
  await queryClient.ensureQueryData(getPackagesQuery());
});

/** All prices, public. A visitor's next step is to sign up (CRED-1). */
export default function PricingPage() {
  const text = useText();
  const tax = useTaxWord();
  const { country, packages, discount, payment_methods: methods } = usePackages();
  const isMember = useWallet() !== null;
  return (
    <Page>
      <PageTitle
        title={text('payments.page.pricing_title')}
        description={text('payments.page.pricing_lead', { tax })}
      />
      <PageHead
        title={text('payments.page.pricing_title')}
        lead={text('payments.page.pricing_lead', { tax })}
      />
      <PriceCountry country={country} />
      <PricesInCredits packages={packages} />
      <PackageCards
        packages={packages}
        discount={discount}
        target={isMember ? (id) => `/credits/${id}` : null}
      />
      <AcceptedMethods methods={methods} />
      {isMember ? null : (
        <div className={styles.next}>
          <p>{text('payments.sign_up_first')}</p>
          <SignUpButton size="lg">{text('payments.sign_up')}</SignUpButton>
        </div>
      )}
      <h2 className={styles.compare}>{text('payments.compare.caption')}</h2>
      <PremiumComparison />
      <OneTimeBanner />
    </Page>
  );
}
