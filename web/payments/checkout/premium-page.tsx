import { redirect } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { OpenOrderNotice } from '../orders/open-order-notice.tsx';
import { AcceptedMethods } from '../packages/accepted-methods.tsx';
import { getPackagesQuery } from '../packages/get-packages.query.ts';
import { OneTimeBanner } from '../packages/one-time-notice.tsx';
import { PackageCards } from '../packages/package-cards.tsx';
import { PremiumComparison } from '../packages/premium-comparison.tsx';
import { PriceCountry } from '../packages/price-country.tsx';
import { PricesInCredits } from '../packages/prices-in-credits.tsx';
import { useTaxWord } from '../packages/tax-word.ts';
import { usePackages } from '../packages/use-packages.ts';
import styles from './credits-page.module.css';

export const loader = memberLoader(async ({ queryClient, user }) => {
  if (user.paid_user) throw redirect('/credits');
  await queryClient.ensureQueryData(getPackagesQuery());
});

/**
 * The benefits of premium and the packages, for members who have never bought. The first purchase makes them premium
 * (CRED-1, CRED-2).
 */
export default function PremiumPage() {
  const text = useText();
  const tax = useTaxWord();
  const { country, packages, discount, payment_methods: methods, open_order: open } = usePackages();
  return (
    <Page>
      <PageTitle title={text('payments.page.premium_title')} />
      <PageHead
        title={text('payments.page.premium_title')}
        lead={text('payments.page.premium_lead', { tax })}
      />
      {open ? <OpenOrderNotice order={open} className={styles.open} /> : null}
      <PremiumComparison />
      <PriceCountry country={country} />
      <PackageCards packages={packages} discount={discount} target={(id) => `/credits/${id}`} />
      <AcceptedMethods methods={methods} />
      <h2 className={styles.costs}>{text('payments.compare.costs')}</h2>
      <PricesInCredits packages={packages} />
      <OneTimeBanner />
    </Page>
  );
}
