import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { listSampledAnswers, type SampledAnswer } from '#contract/chat/judgements/list-sampled-answers.ts';
import { showSampledAnswer } from '#contract/chat/judgements/show-sampled-answer.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import houseStyles from '#web/operators/console-house.module.css';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { FictionalNav } from '../fictional-profiles/fictional-nav.tsx';
import { JudgedTalk } from './judged-talk.tsx';
import { sampledAnswersQuery } from './judgements.query.ts';

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.prefetchQuery(sampledAnswersQuery(1));
});

function SampledRow({ row, busy, open }: { row: SampledAnswer; busy: boolean; open: () => void }) {
  const text = useText();
  const intl = useIntl();
  return (
    <li className={houseStyles.row}>
      <div className={houseStyles.what}>
        <p className={houseStyles.name}>{row.profile}</p>
        <p className={houseStyles.facts}>
          <span>{row.site}</span>
          <span>{intl.formatDisplayName(row.language, { type: 'language' }) ?? row.language}</span>
          <time dateTime={row.drawn_at}>
            {intl.formatDate(row.drawn_at, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </p>
      </div>
      <Button
        variant="subtle"
        loading={busy}
        onClick={open}
        aria-label={text('chat.judge.open_that', { name: row.profile })}
      >
        {text('chat.judge.open')}
      </Button>
    </li>
  );
}

/** A page of the sample. `opening` is the answer that the server is reading. */
function SampledList(props: {
  data: AnswerOf<typeof listSampledAnswers>;
  opening: { readonly conversation: number; readonly message: number } | undefined;
  open: (row: SampledAnswer) => void;
  turn: (page: number) => void;
}) {
  const text = useText();
  const { data, opening } = props;
  if (data.results.length === 0)
    return <EmptyState picture="match" title={text('chat.judge.none')} body={text('chat.judge.none_what')} />;
  return (
    <div className={houseStyles.part}>
      <ul className={houseStyles.list}>
        {data.results.map((row) => (
          <SampledRow
            key={`${row.conversation} ${row.message}`}
            row={row}
            busy={opening?.conversation === row.conversation && opening.message === row.message}
            open={() => props.open(row)}
          />
        ))}
      </ul>
      <div className={houseStyles.buttons}>
        {data.page > 1 ? (
          <Button variant="subtle" onClick={() => props.turn(data.page - 1)}>
            {text('chat.judge.before')}
          </Button>
        ) : null}
        {data.has_more ? (
          <Button variant="subtle" onClick={() => props.turn(data.page + 1)}>
            {text('operators.security.more')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** The answers in the sample that a second person judges (MEET-15). */
export default function AnswersPage() {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(sampledAnswersQuery(page));
  const show = useMutation({
    ...mutationFor(showSampledAnswer),
    async onError(problem) {
      toast({ tone: 'danger', text: failure(problem) });
      await queries.invalidateQueries({ queryKey: [listSampledAnswers.name] });
    },
  });
  const open = ({ conversation, message }: SampledAnswer) => show.mutate({ conversation, message });
  const next = async () => {
    show.reset();
    setPage(1);
    await queries.invalidateQueries({ queryKey: [listSampledAnswers.name] });
    const [first] = (await queries.fetchQuery(sampledAnswersQuery(1))).results;
    if (first !== undefined) open(first);
  };
  const shown = show.data;
  return (
    <Page>
      <PageTitle title={text('chat.judge.title')} />
      <PageHead
        title={text('chat.judge.title')}
        lead={text('chat.judge.lead')}
        aside={
          data === undefined ? null : (
            <p className={houseStyles.quiet} role="status">
              {text('chat.judge.waiting', { number: data.waiting })}
            </p>
          )
        }
      />
      <FictionalNav />
      {shown === undefined ? null : (
        <JudgedTalk
          key={`${shown.conversation} ${shown.message}`}
          answer={shown}
          done={() => void next()}
          back={() => show.reset()}
        />
      )}
      {data === undefined && error !== null ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : null}
      {data === undefined && error === null ? <TextSkeleton lines={8} /> : null}
      {shown !== undefined || data === undefined ? null : (
        <SampledList
          data={data}
          opening={show.isPending ? show.variables : undefined}
          open={open}
          turn={setPage}
        />
      )}
    </Page>
  );
}
