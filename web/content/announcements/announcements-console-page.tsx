import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listAnnouncements } from '#contract/content/announcements/list-announcements.ts';
import styles from '#web/operators/console-house.module.css';
import { HouseFrame } from '#web/operators/house-frame.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pagesFor } from '#web/platform/query/query-for.ts';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementRow } from './announcement-row.tsx';

const announcementPages = () =>
  pagesFor(listAnnouncements, { page: 1 }, (last, pages) =>
    last.has_more ? { page: pages.length + 1 } : undefined,
  );

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.prefetchInfiniteQuery(announcementPages());
});

/** The announcements to members, shown, planned and past, with a form for a new one (SAFE-6). */
export default function AnnouncementsConsolePage() {
  const text = useText();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    announcementPages(),
  );
  const all = data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <HouseFrame
      title={text('content.announcements.title')}
      lead={text('content.announcements.lead')}
      query={{ data, error, refetch }}
    >
      {data === undefined ? null : (
        <>
          <AnnouncementForm sites={data.pages[0]?.sites ?? []} />
          {all.length === 0 ? (
            <EmptyState
              title={text('content.announcements.none')}
              body={text('content.announcements.none_what')}
            />
          ) : null}
          <ul className={styles.list}>
            {all.map((one) => (
              <AnnouncementRow key={one.id} announcement={one} />
            ))}
          </ul>
          {hasNextPage ? (
            <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {text('operators.security.more')}
            </Button>
          ) : null}
        </>
      )}
    </HouseFrame>
  );
}
