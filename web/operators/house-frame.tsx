import type { ReactNode } from 'react';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import styles from './console-house.module.css';
import { ConsoleHouseNav } from './console-house-nav.tsx';

interface Shown {
  readonly data: unknown;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
}

/**
 * A page about running the house: its title, the links between these pages, and a skeleton or an error while its
 * query has no data (SAFE-6). `above` is there at once, such as a choice of what to load.
 */
export function HouseFrame(props: {
  readonly title: string;
  readonly lead?: string;
  readonly query: Shown;
  readonly above?: ReactNode;
  readonly children: ReactNode;
}) {
  const { title, lead, query, above } = props;
  const { data, error, refetch } = query;
  return (
    <Page>
      <PageTitle title={title} />
      <PageHead title={title} {...(lead !== undefined && { lead })} />
      <ConsoleHouseNav />
      <div className={styles.part}>
        {above}
        {data === undefined && error !== null ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : null}
        {data === undefined && error === null ? <TextSkeleton lines={8} /> : null}
        {props.children}
      </div>
    </Page>
  );
}
