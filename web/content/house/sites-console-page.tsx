import { useQuery } from '@tanstack/react-query';
import styles from '#web/operators/console-house.module.css';
import { HouseFrame } from '#web/operators/house-frame.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
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
    <HouseFrame
      title={text('sites.house.sites')}
      lead={text('content.house.sites_lead')}
      query={{ data, error, refetch }}
    >
      {data === undefined ? null : (
        <>
          <ul className={styles.list}>
            {data.sites.map((site) => (
              <SiteRow
                key={site.site}
                site={site}
                niche={data.niches[site.niche - 1] ?? ''}
                companies={data.companies}
              />
            ))}
          </ul>
          <SiteForm companies={data.companies} niches={data.niches} />
        </>
      )}
    </HouseFrame>
  );
}
