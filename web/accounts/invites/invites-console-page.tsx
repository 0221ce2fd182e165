import { Button, NativeSelect } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listInvites } from '#contract/accounts/console/list-invites.ts';
import styles from '#web/operators/console-house.module.css';
import { HouseFrame } from '#web/operators/house-frame.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pagesFor } from '#web/platform/query/query-for.ts';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { InviteRow } from './invite-row.tsx';
import { MakeInvitesForm } from './make-invites-form.tsx';

const invitePages = (site: number | null) => {
  const of = site === null ? {} : { site };
  return pagesFor(listInvites, { ...of, page: 1 }, (last, pages) =>
    last.has_more ? { ...of, page: pages.length + 1 } : undefined,
  );
};

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.prefetchInfiniteQuery(invitePages(null));
});

/** The invites of all sites or of one, with a form for new ones (ACC-3, SAFE-6). */
export default function InvitesConsolePage() {
  const text = useText();
  const [site, setSite] = useState<number | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    invitePages(site),
  );
  const sites = data?.pages[0]?.sites ?? [];
  const invites = data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <HouseFrame
      title={text('accounts.invites.title')}
      lead={text('accounts.invites.lead')}
      query={{ data, error, refetch }}
    >
      {data === undefined ? null : (
        <>
          <MakeInvitesForm sites={sites} />
          <NativeSelect
            label={text('accounts.invites.site')}
            value={site === null ? '' : String(site)}
            data={[
              { value: '', label: text('accounts.invites.all_sites') },
              ...sites.map(({ site: value, host }) => ({ value: String(value), label: host })),
            ]}
            onChange={({ currentTarget: { value } }) => setSite(value === '' ? null : Number(value))}
          />
          {invites.length === 0 ? (
            <EmptyState title={text('accounts.invites.none')} body={text('accounts.invites.none_what')} />
          ) : null}
          <ul className={styles.list}>
            {invites.map((invite) => (
              <InviteRow key={invite.id} invite={invite} />
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
