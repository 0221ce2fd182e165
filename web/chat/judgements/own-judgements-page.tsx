import { Alert, Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { OwnJudgement } from '#contract/chat/judgements/judgement.ts';
import houseStyles from '#web/operators/console-house.module.css';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import styles from '../editors/talk.module.css';
import { ownJudgementPages } from './judgements.query.ts';

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.prefetchInfiniteQuery(ownJudgementPages());
});

function JudgedRow({ row }: { row: OwnJudgement }) {
  const text = useText();
  const intl = useIntl();
  return (
    <li className={houseStyles.row}>
      <div className={houseStyles.what}>
        <p className={houseStyles.name}>
          {row.profile}
          <Pill tone={row.good ? 'success' : 'warning'}>
            {text(row.flaw === null ? 'chat.judge.good' : `chat.flaw.${row.flaw}`)}
          </Pill>
        </p>
        <p className={styles.said}>{row.words}</p>
        {row.note === null ? null : (
          <p className={houseStyles.change}>
            <span className={houseStyles.quiet}>{text('chat.judge.note_of')}</span>
            <span className={styles.said}>{row.note}</span>
          </p>
        )}
        <p className={houseStyles.facts}>
          <time dateTime={row.judged_at}>
            {intl.formatDate(row.judged_at, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </p>
      </div>
    </li>
  );
}

/** The editor's own answers that colleagues judged, and a pause that runs (MEET-15). */
export default function OwnJudgementsPage() {
  const text = useText();
  const intl = useIntl();
  const query = useInfiniteQuery(ownJudgementPages());
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const rows = data?.pages.flatMap(({ results }) => results) ?? [];
  const pause = data?.pages[0]?.pause ?? null;
  return (
    <Page>
      <PageTitle title={text('chat.judge.own')} />
      <Link to="/console/conversations" className={styles.back}>
        {text('chat.editor.back')}
      </Link>
      <PageHead title={text('chat.judge.own')} lead={text('chat.judge.own_lead')} />
      <div className={houseStyles.part}>
        {pause === null ? null : (
          <Alert
            color="red"
            variant="light"
            role="status"
            title={text('chat.judge.paused_until', {
              date: intl.formatDate(pause.until, { dateStyle: 'long' }),
            })}
          >
            {pause.reason}
          </Alert>
        )}
        {data === undefined && error !== null ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : null}
        {data === undefined && error === null ? <TextSkeleton lines={8} /> : null}
        {data !== undefined && rows.length === 0 ? (
          <EmptyState
            picture="match"
            title={text('chat.judge.own_none')}
            body={text('chat.judge.own_lead')}
          />
        ) : null}
        <ul className={houseStyles.list}>
          {rows.map((row) => (
            <JudgedRow key={`${row.conversation} ${row.message}`} row={row} />
          ))}
        </ul>
        {hasNextPage ? (
          <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('payments.more')}
          </Button>
        ) : null}
      </div>
    </Page>
  );
}
