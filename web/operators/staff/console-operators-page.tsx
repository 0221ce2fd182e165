import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inviteOperator } from '#contract/operators/invite-operator.ts';
import { listOperators } from '#contract/operators/list-operators.ts';
import { call } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pagesFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { operatorLoader } from '../operator-loader.ts';
import styles from './console-operators-page.module.css';
import { StaffForm } from './staff-form.tsx';
import { StaffRow } from './staff-row.tsx';

const staffPages = () =>
  pagesFor(listOperators, { page: 1 }, (last, pages) =>
    last.has_more ? { page: pages.length + 1 } : undefined,
  );

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.fetchInfiniteQuery(staffPages());
});

function Invitation() {
  const text = useText();
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('operators.staff.invite')}</h2>
      <p className={styles.quiet}>{text('operators.staff.invite_lead')}</p>
      <StaffForm
        chosen={[]}
        label={text('operators.staff.send')}
        done={text('operators.staff.invited')}
        send={(sent) => call(inviteOperator, sent)}
      />
    </Panel>
  );
}

/** Operators and their roles (SAFE-6). */
export default function ConsoleOperatorsPage() {
  const text = useText();
  const [now] = useState(() => Date.now());
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    staffPages(),
  );
  const list = () => {
    if (data === undefined && error !== null)
      return <ErrorState error={error} retry={() => void refetch()} />;
    if (data === undefined) return <TextSkeleton lines={8} />;
    return (
      <ul className={styles.list}>
        {data.pages
          .flatMap(({ results }) => results)
          .map((staff) => (
            <StaffRow key={staff.id} staff={staff} now={now} />
          ))}
      </ul>
    );
  };
  return (
    <Page>
      <PageTitle title={text('operators.staff')} />
      <PageHead title={text('operators.staff')} lead={text('operators.staff.lead')} />
      <div className={styles.columns}>
        <div>
          {list()}
          {hasNextPage ? (
            <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {text('operators.security.more')}
            </Button>
          ) : null}
        </div>
        <Invitation />
      </div>
    </Page>
  );
}
