import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import type { WaitingTalk } from '#contract/chat/editors/editor-talk.ts';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { claimTalkMutation, talkQuery, waitingTalksQuery } from './editors.query.ts';
import { PaceLine } from './pace-line.tsx';
import styles from './talks.module.css';

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.ensureQueryData(waitingTalksQuery(1));
});

/** One waiting conversation: the fictional profile, the site, the member's language and the wait. */
function WaitingTalkRow({ talk }: { talk: WaitingTalk }) {
  const text = useText();
  const intl = useIntl();
  const { conversation, profile, site, language, waiting_since: since, answer_by: due, held } = talk;
  const time = (at: string) =>
    intl.formatDate(at, { weekday: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' });
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{profile}</p>
        <p className={styles.facts}>
          {held === 'nobody' ? null : <span className={styles.mark}>{text(`chat.editor.held_${held}`)}</span>}
          <span>{site}</span>
          <span>{intl.formatDisplayName(language, { type: 'language' }) ?? language}</span>
          {since === null ? null : <span>{text('chat.editor.since', { time: time(since) })}</span>}
          {due === null ? null : <span>{text('chat.editor.due', { time: time(due) })}</span>}
        </p>
      </div>
      {held === 'other' ? null : (
        <Link
          to={`/console/conversations/${conversation}`}
          className={styles.take}
          aria-label={text('chat.editor.take_that', { name: profile })}
        >
          {text('chat.editor.take')}
        </Link>
      )}
    </li>
  );
}

/** The queue of conversations with fictional profiles (MEET-15). */
export default function TalksPage() {
  const text = useText();
  const failure = useFailureText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(waitingTalksQuery(page));
  const take = useMutation({
    ...claimTalkMutation(),
    onSuccess({ talk }) {
      if (talk === null) return toast({ tone: 'info', text: text('chat.editor.none_free') });
      queries.setQueryData(talkQuery(talk.conversation).queryKey, { talk });
      void navigate(`/console/conversations/${talk.conversation}`);
    },
    onError: (problem) => toast({ tone: 'danger', text: failure(problem) }),
  });
  return (
    <Page>
      <PageTitle title={text('chat.editor.title')} />
      <PageHead
        title={text('chat.editor.title')}
        lead={text('chat.editor.lead')}
        aside={
          data === undefined ? null : (
            <p className={styles.quiet} role="status">
              {text('chat.editor.waiting', { number: data.waiting.number })}
            </p>
          )
        }
      />
      <Link to="/console/conversations/judged" className={styles.judged}>
        {text('chat.judge.own')}
      </Link>
      {data === undefined ? (
        error === null ? (
          <TextSkeleton lines={8} />
        ) : (
          <ErrorState error={error} retry={() => void refetch()} />
        )
      ) : (
        <>
          <PaceLine pace={data.pace} />
          {data.results.length === 0 ? (
            <EmptyState
              picture="match"
              title={text('chat.editor.empty')}
              body={text('chat.editor.empty_body')}
            />
          ) : (
            <>
              <Button loading={take.isPending} onClick={() => take.mutate({})} className={styles.next}>
                {text('chat.editor.next')}
              </Button>
              <ul className={styles.list}>
                {data.results.map((talk) => (
                  <WaitingTalkRow key={talk.conversation} talk={talk} />
                ))}
              </ul>
            </>
          )}
          {page > 1 || data.has_more ? (
            <div className={styles.pages}>
              {page === 1 ? null : (
                <Button variant="subtle" onClick={() => setPage(1)}>
                  {text('chat.editor.back')}
                </Button>
              )}
              {data.has_more ? (
                <Button variant="subtle" onClick={() => setPage(page + 1)}>
                  {text('operators.security.more')}
                </Button>
              ) : null}
            </div>
          ) : null}
        </>
      )}
    </Page>
  );
}
