import { Alert, Button, Group, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { appealDecision, longestAppeal } from '#contract/safety/appeal-decision.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import styles from './cases.module.css';
import { casesQuery } from './list-cases.query.ts';

/** Files an appeal and refreshes the list of cases. */
function useAppealDecision() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationFor(appealDecision, { idempotent: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: casesQuery().queryKey }),
  });
}

/** The member's appeal against a decision; possible once (DSA-3). */
export function AppealForm({ decision, onClose }: { decision: number; onClose: () => void }) {
  const text = useText();
  const failure = useFailureText();
  const { mutate, error, isPending } = useAppealDecision();
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = words.trim();
    setMissing(said === '');
    if (said !== '') mutate({ decision, words: said });
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Textarea
        autoFocus
        label={text('safety.appeal.words')}
        value={words}
        maxLength={longestAppeal}
        autosize
        minRows={3}
        maxRows={10}
        error={missing ? text('safety.field.required') : null}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setMissing(false);
        }}
      />
      {error && !isPending ? (
        <Alert color="red" role="alert">
          {failure(error)}
        </Alert>
      ) : null}
      <Group justify="flex-end" gap="xs">
        <Button variant="subtle" onClick={onClose}>
          {text('safety.appeal.cancel')}
        </Button>
        <Button type="submit" loading={isPending}>
          {text('safety.appeal.send')}
        </Button>
      </Group>
    </form>
  );
}
