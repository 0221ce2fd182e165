import { Alert, Button, Group, NumberInput, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { endEditorPause } from '#contract/chat/judgements/end-editor-pause.ts';
import { answerFlaws, longestVerdictNote } from '#contract/chat/judgements/judgement.ts';
import type { EditorFigures } from '#contract/chat/judgements/list-editor-figures.ts';
import { pauseEditor } from '#contract/chat/judgements/pause-editor.ts';
import houseStyles from '#web/operators/console-house.module.css';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { FictionalNav } from '../fictional-profiles/fictional-nav.tsx';
import { editorFiguresQuery } from './judgements.query.ts';

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.prefetchQuery(editorFiguresQuery());
});

const daysAtFirst = 3;

function PauseDialog({ editor, close }: { editor: EditorFigures; close: () => void }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const [days, setDays] = useState(daysAtFirst);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    ...mutationFor(pauseEditor),
    async onSuccess() {
      close();
      await queries.invalidateQueries();
    },
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    setMissing(reason === '');
    if (reason !== '') mutate({ editor: editor.editor, days, reason });
  };
  return (
    <Dialog
      title={text('chat.judge.pause_that', { name: editor.name })}
      noCross
      stays={isPending}
      onClose={close}
    >
      <form className={houseStyles.form} noValidate onSubmit={send}>
        <p>{text('chat.judge.pause_what')}</p>
        <NumberInput
          label={text('chat.judge.days')}
          min={1}
          max={31}
          value={days}
          onChange={(value) => setDays(Number(value) || 1)}
        />
        <Textarea
          label={text('chat.judge.note')}
          name="reason"
          maxLength={longestVerdictNote}
          minRows={3}
          error={isMissing ? text('kit.field.required') : undefined}
        />
        {error === null ? null : (
          <Alert color="red" variant="light" role="alert">
            {failure(error)}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" onClick={close}>
            {text('kit.cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {text('chat.judge.pause')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

function EditorRow({ editor }: { editor: EditorFigures }) {
  const text = useText();
  const intl = useIntl();
  const failure = useFailureText();
  const queries = useQueryClient();
  const [asks, setAsks] = useState(false);
  const end = useMutation({
    ...mutationFor(endEditorPause, { idempotent: true }),
    onSuccess: () => queries.invalidateQueries(),
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  const { pause } = editor;
  return (
    <li className={houseStyles.row}>
      <div className={houseStyles.what}>
        <p className={houseStyles.name}>
          {editor.name}
          {pause === null ? null : (
            <Pill tone="warning">
              {text('chat.judge.paused_until', {
                date: intl.formatDate(pause.until, { dateStyle: 'medium' }),
              })}
            </Pill>
          )}
        </p>
        <p className={houseStyles.facts}>
          <span>{text('chat.judge.answers', { number: editor.answers })}</span>
          {editor.answer_minutes === null ? null : (
            <span>{text('chat.judge.minutes', { minutes: editor.answer_minutes })}</span>
          )}
          <span>
            {text('chat.judge.judged', {
              judged: editor.judged,
              sampled: editor.sampled,
              good: editor.good,
            })}
          </span>
          {answerFlaws.map((flaw) =>
            editor[flaw] === 0 ? null : (
              <span key={flaw}>
                {text(`chat.flaw.${flaw}`)}: {intl.formatNumber(editor[flaw])}
              </span>
            ),
          )}
        </p>
        {pause === null ? null : <p className={houseStyles.quiet}>{pause.reason}</p>}
      </div>
      {editor.own ? null : pause === null ? (
        <Button variant="light" size="sm" onClick={() => setAsks(true)}>
          {text('chat.judge.pause')}
        </Button>
      ) : (
        <Button
          variant="light"
          size="sm"
          loading={end.isPending}
          onClick={() => end.mutate({ editor: editor.editor })}
        >
          {text('chat.judge.pause_end')}
        </Button>
      )}
      {asks ? <PauseDialog editor={editor} close={() => setAsks(false)} /> : null}
    </li>
  );
}

/** Answers and judgements of each editor in the last thirty days (MEET-15). */
export default function EditorsPage() {
  const text = useText();
  const { data, error, refetch } = useQuery(editorFiguresQuery());
  return (
    <Page>
      <PageTitle title={text('chat.judge.editors')} />
      <PageHead title={text('chat.judge.editors')} lead={text('chat.judge.editors_lead')} />
      <FictionalNav />
      {data === undefined && error !== null ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : null}
      {data === undefined && error === null ? <TextSkeleton lines={8} /> : null}
      {data === undefined ? null : data.editors.length === 0 ? (
        <EmptyState
          picture="match"
          title={text('chat.judge.no_editors')}
          body={text('chat.judge.no_editors_what')}
        />
      ) : (
        <ul className={houseStyles.list}>
          {data.editors.map((editor) => (
            <EditorRow key={editor.editor} editor={editor} />
          ))}
        </ul>
      )}
    </Page>
  );
}
