import { useQuery } from '@tanstack/react-query';
import { listCompanies } from '#contract/content/company/list-companies.ts';
import styles from '#web/operators/console-house.module.css';
import { ConsoleHouseNav } from '#web/operators/console-house-nav.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { CompanyForm } from './company-form.tsx';

const companiesQuery = () => queryFor(listCompanies, {});

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.prefetchQuery(companiesQuery());
});

/** The companies behind the sites, each with a form, a preview and its history (SAFE-6). */
export default function CompanyConsolePage() {
  const text = useText();
  const { data, error, refetch } = useQuery(companiesQuery());
  return (
    <Page>
      <PageTitle title={text('content.company.title')} />
      <PageHead title={text('content.company.title')} lead={text('content.company.lead')} />
      <ConsoleHouseNav />
      <div className={styles.part}>
        {data === undefined && error !== null ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : null}
        {data === undefined && error === null ? <TextSkeleton lines={8} /> : null}
        {data?.companies.map((company) => (
          <CompanyForm key={`${company.company} ${company.last_change}`} company={company} />
        ))}
      </div>
    </Page>
  );
}
