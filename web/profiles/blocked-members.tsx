import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { getBlockedMembers } from '#contract/profiles/get-blocked-members.ts';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pagesFor } from '#web/platform/query/query-for.ts';
import { UnblockButton } from '#web/safety/unblock-button.tsx';
import { ListSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import styles from './blocked-members.module.css';
import { ProfileName } from './profile-name.tsx';

export const blockedPages = () =>
  pagesFor(getBlockedMembers, { page: 1 }, (last, pages) =>
    last.has_more ? { page: pages.length + 1 } : undefined,
  );

type Blocked = AnswerOf<typeof getBlockedMembers>['results'][number];

function BlockedRow({ blocked: { id, profile } }: { blocked: Blocked }) {
  const text = useText();
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <Picture image={profile?.main_image ?? null} name={profile?.name} alt="" size="thumb" />
      </span>
      {profile ? (
        <Link to={`/members/${id}`} className={styles.name}>
          <ProfileName card={profile} />
        </Link>
      ) : (
        <span className={styles.nobody}>{text('profiles.blocked.nobody')}</span>
      )}
      <UnblockButton id={id} name={profile?.name ?? null} size="sm" />
    </li>
  );
}

function BlockedList() {
  const text = useText();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    blockedPages(),
  );
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <ListSkeleton count={1} />;
  const blocked = data.pages.flatMap((page) => page.results);
  if (blocked.length === 0) return <p className={styles.none}>{text('profiles.blocked.none')}</p>;
  return (
    <>
      <ul className={styles.list} aria-label={text('profiles.blocked.title')}>
        {blocked.map((one) => (
          <BlockedRow key={one.id} blocked={one} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('profiles.blocked.more')}
        </Button>
      ) : null}
    </>
  );
}

/** The members whom the user blocks, each with a button to unblock (SAFE-1). */
export function BlockedMembers() {
  const text = useText();
  return (
    <SettingsSection
      title={text('profiles.blocked.title')}
      lead={text('profiles.blocked.lead')}
      anchor="blocked"
    >
      <BlockedList />
    </SettingsSection>
  );
}
