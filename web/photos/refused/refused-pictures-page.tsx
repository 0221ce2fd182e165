import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { listRefusedHashes } from '#contract/photos/list-refused-hashes.ts';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pagesFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { AcceptButton } from './accept-button.tsx';
import styles from './refused-pictures-page.module.css';

const refusedPages = () =>
  pagesFor(listRefusedHashes, { page: 1 }, (last, pages) =>
    last.has_more ? { page: pages.length + 1 } : undefined,
  );

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.fetchInfiniteQuery(refusedPages());
});

/** The pictures that nobody may upload again, without any data of a person (CSAM-1). */
export default function RefusedPicturesPage() {
  const text = useText();
  const intl = useIntl();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    refusedPages(),
  );
  const list = () => {
    if (data === undefined && error !== null)
      return <ErrorState error={error} retry={() => void refetch()} />;
    if (data === undefined) return <TextSkeleton lines={8} />;
    const refused = data.pages.flatMap(({ results }) => results);
    if (refused.length === 0)
      return (
        <EmptyState
          picture="match"
          title={text('photos.refused.empty')}
          body={text('photos.refused.empty_what')}
        />
      );
    return (
      <>
        <ul className={styles.list}>
          {refused.map(({ hash, reason, report, number, since, attempts }) => (
            <li key={hash} className={styles.row}>
              <div className={styles.facts}>
                <strong>{text(`photos.refused.${reason}`)}</strong>
                <Link to={`/console/reports/${report}`}>
                  {text('photos.refused.case', {
                    number,
                    date: intl.formatDate(since, { dateStyle: 'medium' }),
                  })}
                </Link>
                <span>{text('photos.refused.attempts', { number: attempts })}</span>
                <code className={styles.hash}>{hash.slice(0, 16)}</code>
              </div>
              <AcceptButton hash={hash} />
            </li>
          ))}
        </ul>
        {hasNextPage ? (
          <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('photos.refused.more')}
          </Button>
        ) : null}
      </>
    );
  };
  return (
    <Page>
      <PageTitle title={text('photos.refused.title')} />
      <PageHead title={text('photos.refused.title')} lead={text('photos.refused.lead')} />
      {list()}
    </Page>
  );
}
