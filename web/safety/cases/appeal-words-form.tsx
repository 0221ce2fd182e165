import { Alert, Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { longestAppeal } from '#contract/safety/appeal-decision.ts';
import { type TextKey, useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import styles from './cases.module.css';

interface AppealWordsFormProps {
  readonly lead: TextKey;
  /** The number of the appeal once it is sent. */
  readonly number: string | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly onSend: (words: string) => void;
}

/** The form of an appeal that a token proves: no login, one text. */
export function AppealWordsForm({ lead, number, error, isPending, onSend }: AppealWordsFormProps) {
  const text = useText();
  const failure = useFailureText();
  const [words, setWords] = useState('');
  const [isSent, setSent] = useState(false);
  const said = words.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (said !== '') onSend(said);
  };
  if (number !== undefined) return <p role="status">{text('safety.appeal.answer_done', { number })}</p>;
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p>{text(lead)}</p>
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
