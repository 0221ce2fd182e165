import { Alert, Button, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { answerAsProfile } from '#contract/chat/editors/answer-as-profile.ts';
import { type EditorTalk, longestAnswer } from '#contract/chat/editors/editor-talk.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { waitingTalksQuery } from './editors.query.ts';
import styles from './talk.module.css';
import type { Hold } from './use-hold.ts';

/** Each refused sentence with the reason, so that the editor can rewrite it. */
const refusedSentences = (error: Error | null): readonly string[] =>
  error instanceof ApiProblem ? error.errors.map(({ detail }) => detail) : [];

/** The answer in the name of the fictional profile, or the reason why none may be sent (MEET-15). */
export function AnswerEditor(props: { talk: EditorTalk; hold: Hold; reload: () => void }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const { talk, hold, reload } = props;
  const { conversation, answers, turn, profile } = talk;
  const [words, setWords] = useState('');
  // The same key until the server stored the answer, so that a repeated click sends once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error, reset } = useMutation({
    ...mutationFor(answerAsProfile, { idempotent: true }),
    onSuccess: () => {
      setWords('');
      setKey(crypto.randomUUID());
      toast({ tone: 'success', text: text('chat.editor.sent') });
      void queries.invalidateQueries({ queryKey: waitingTalksQuery(1).queryKey });
      reload();
    },
  });
  const newest = talk.messages.at(-1)?.id ?? 0;
  const movedOn = hold.last !== null && hold.last > newest;
  if (hold.lost) return <Alert role="alert">{text('chat.error.talk_not_yours')}</Alert>;
  if (turn === 'closed' && !movedOn) return <Alert role="status">{text('chat.error.talk_closed')}</Alert>;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = words.trim();
    if (said !== '' && answers !== null) mutate({ conversation, answers, client_id: key, text: said });
  };
  const refused = refusedSentences(error);
  return (
    <form className={styles.answer} onSubmit={send} noValidate>
      {movedOn ? (
        <Alert role="status">
          <p>{text('chat.error.talk_moved_on')}</p>
          <Button variant="light" size="sm" onClick={reload}>
            {text('chat.editor.reload')}
          </Button>
        </Alert>
      ) : null}
      {turn === 'second' ? <p className={styles.quiet}>{text('chat.editor.second')}</p> : null}
      <Textarea
        label={text('chat.editor.answer', { name: profile.name })}
        description={text('chat.editor.answer_hint')}
        value={words}
        maxLength={longestAnswer}
        autosize
        minRows={3}
        maxRows={12}
        error={refused.length > 0}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          hold.typed();
          if (error !== null) reset();
        }}
      />
      {error === null ? null : (
        <Alert color="red" role="alert">
          {refused.length === 0
            ? failure(error)
            : refused.map((sentence) => <p key={sentence}>{sentence}</p>)}
        </Alert>
      )}
      <Button type="submit" loading={isPending} disabled={movedOn}>
        {text('chat.editor.send')}
      </Button>
    </form>
  );
}
