import { Link } from 'react-router';
import { Balance } from '#web/ledger/balance.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { getRepeatOrderQuery } from '../mandates/get-repeat-order.query.ts';
import { OpenOrderNotice } from '../orders/open-order-notice.tsx';
import { AcceptedMethods } from '../packages/accepted-methods.tsx';
import { getPackagesQuery } from '../packages/get-packages.query.ts';
import { OneTimeBanner } from '../packages/one-time-notice.tsx';
import { PackageCards } from '../packages/package-cards.tsx';
import { PriceCountry } from '../packages/price-country.tsx';
import { useTaxWord } from '../packages/tax-word.ts';
import { usePackages } from '../packages/use-packages.ts';
import { WaitingCredits } from '../start-credits/waiting-credits.tsx';
import styles from './credits-page.module.css';
import { RepeatCard } from './repeat-card.tsx';

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
  const tax = useTaxWord();
  const { country, packages, discount, payment_methods: methods, open_order: open } = usePackages();
  return (
    <Page>
      <PageTitle title={text('payments.page.credits_title')} />
      <PageHead
        title={text('payments.page.credits_title')}
        lead={text('payments.page.credits_lead', { tax })}
        aside={<Balance />}
      />
      <WaitingCredits />
      {open ? <OpenOrderNotice order={open} className={styles.open} /> : null}
      <RepeatCard packages={packages} />
      <PriceCountry country={country} />
      <PackageCards packages={packages} discount={discount} target={(id) => `/credits/${id}`} />
      <AcceptedMethods methods={methods} />
      <OneTimeBanner />
      <p className={styles.all}>
        <Link to="/transactions">{text('payments.transaction.all')}</Link>
      </p>
    </Page>
  );
}
