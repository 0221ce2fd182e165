import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { queueAddress } from '../queue-place.ts';
import styles from './report-page.module.css';

/** The case id in the address. An invalid id becomes 1, an id that no case has. */
export function useCaseId(): number {
  const id = Number(useParams().id);
  return Number.isSafeInteger(id) && id > 0 ? id : 1;
}

/**
 * The page layout of one case: heading and number, the facts, and beside them the actions. `found` is null
 * until the case has loaded.
 */
export function CaseLayout(props: {
  title: string;
  error: Error | null;
  retry: () => void;
  found: { heading: string; number: string; facts: ReactNode; side: ReactNode } | null;
}) {
  const text = useText();
  const { found, error } = props;
  return (
    <Page>
      <PageTitle title={props.title} />
      <Link to={queueAddress()} className={styles.back}>
        {text('safety.desk.back')}
      </Link>
      {found ? (
        <>
          <PageHead title={found.heading} lead={text('safety.cases.number', { number: found.number })} />
          <div className={styles.desk}>
            {found.facts}
            <div className={styles.side}>{found.side}</div>
          </div>
        </>
      ) : error ? (
        <ErrorState error={error} retry={props.retry} />
      ) : (
        <TextSkeleton lines={10} />
      )}
    </Page>
  );
}
