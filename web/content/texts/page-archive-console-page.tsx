import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { data as answer, Link, useParams } from 'react-router';
import { type PageName, pageName } from '#contract/sites/page-name.ts';
import styles from '#web/operators/console-house.module.css';
import { HouseFrame } from '#web/operators/house-frame.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { versionPages } from './text-queries.ts';
import { VersionRow } from './version-row.tsx';

/** The page that an address names. Throws 404 for an unknown one. */
function pageIn(name: string | undefined): PageName {
  const { data } = pageName.safeParse(name);
  if (data === undefined) throw answer(null, { status: 404, statusText: 'Not Found' });
  return data;
}

export const loader = operatorLoader(async ({ queryClient, params }) => {
  await queryClient.prefetchInfiniteQuery(versionPages(pageIn(params.page)));
});

/** The archive of one page: each version with its author, its approver and its dates (CON-17). */
export default function PageArchiveConsolePage() {
  const text = useText();
  const name = pageIn(useParams().page);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    versionPages(name),
  );
  const title = text('content.texts.archive_of', { page: text(`content.texts.page.${name}`) });
  return (
    <HouseFrame
      title={title}
      lead={text('content.texts.archive_lead')}
      query={{ data, error, refetch }}
      above={
        <p>
          <Link to="/console/house/texts">{text('content.texts.all_pages')}</Link>
        </p>
      }
    >
      <ul className={styles.list}>
        {data?.pages
          .flatMap(({ results }) => results)
          .map((version) => (
            <VersionRow key={version.version} version={version} />
          ))}
      </ul>
      {hasNextPage ? (
        <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('operators.security.more')}
        </Button>
      ) : null}
    </HouseFrame>
  );
}
