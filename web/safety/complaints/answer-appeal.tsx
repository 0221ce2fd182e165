import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { appealAnswer } from '#contract/safety/appeal-answer.ts';
import { type TextKey, useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { AppealWordsForm } from '../cases/appeal-words-form.tsx';
import styles from './complaint.module.css';

/** The appeal against our answer to a notice, from the mailed link or from the member's own notices (DSA-3). */
export function AnswerAppeal({ token }: { token: string }) {
  const { mutate, data, error, isPending } = useMutation(mutationFor(appealAnswer, { idempotent: true }));
  return (
    <AppealWordsForm
      lead="safety.appeal.answer_lead"
      number={data?.number}
      error={error}
      isPending={isPending}
      onSend={(words) => mutate({ token, words })}
    />
  );
}

/** An appeal from a mailed link, as a part of the page of its own. */
export function AppealPanel({ title, children }: { title: TextKey; children: ReactNode }) {
  const text = useText();
  return (
    <Panel className={styles.panel}>
      <h2 className={styles.title}>{text(title)}</h2>
      {children}
    </Panel>
  );
}
