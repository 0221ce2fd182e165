import { useQuery } from '@tanstack/react-query';
import styles from '#web/operators/console-house.module.css';
import { ConsoleHouseNav } from '#web/operators/console-house-nav.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { sitesQuery } from './house-queries.ts';
import { SiteForm } from './site-form.tsx';
import { SiteRow } from './site-row.tsx';

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.prefetchQuery(sitesQuery());
});

/** The sites of the deployment, and a form for another one (SAFE-6). */
export default function SitesConsolePage() {
  const text = useText();
  const { data, error, refetch } = useQuery(sitesQuery());
  return (
    <Page>
      <PageTitle title={text('sites.house.sites')} />
      <PageHead title={text('sites.house.sites')} lead={text('content.house.sites_lead')} />
      <ConsoleHouseNav />
      <div className={styles.part}>
        {data === undefined && error !== null ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : null}
        {data === undefined && error === null ? <TextSkeleton lines={8} /> : null}
        {data === undefined ? null : (
          <>
            <ul className={styles.list}>
              {data.sites.map((site) => (
                <SiteRow key={site.site} site={site} niche={data.niches[site.niche - 1] ?? ''} />
              ))}
            </ul>
            <SiteForm companies={data.companies} niches={data.niches} />
          </>
        )}
      </div>
    </Page>
  );
}
