import { Alert, Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { appealAnswer } from '#contract/safety/appeal-answer.ts';
import { longestAppeal } from '#contract/safety/appeal-decision.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './complaint.module.css';

/** The appeal against our answer to a notice, from the mailed link or from the member's own notices (DSA-3). */
export function AnswerAppeal({ token }: { token: string }) {
  const text = useText();
  const failure = useFailureText();
  const { mutate, data, error, isPending } = useMutation(mutationFor(appealAnswer, { idempotent: true }));
  const [words, setWords] = useState('');
  const [isSent, setSent] = useState(false);
  const said = words.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (said !== '') mutate({ token, words: said });
  };
  if (data !== undefined)
    return <p role="status">{text('safety.appeal.answer_done', { number: data.number })}</p>;
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p>{text('safety.appeal.answer_lead')}</p>
      <Textarea
        label={text('safety.appeal.words')}
        value={words}
        maxLength={longestAppeal}
        autosize
        minRows={4}
        maxRows={12}
        error={isSent && said === '' ? text('kit.field.required') : null}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {error && !isPending ? (
        <Alert color="red" role="alert">
          {failure(error)}
        </Alert>
      ) : null}
      <Button type="submit" loading={isPending}>
        {text('safety.appeal.send')}
      </Button>
    </form>
  );
}

/** The appeal as a page of its own. */
export function AnswerAppealPanel({ token }: { token: string }) {
  const text = useText();
  return (
    <Panel className={styles.panel}>
      <h2 className={styles.title}>{text('safety.appeal.answer_title')}</h2>
      <AnswerAppeal token={token} />
    </Panel>
  );
}
