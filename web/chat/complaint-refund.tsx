import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { refundComplaint } from '#contract/chat/fictional/refund-complaint.ts';
import type { ComplaintCase } from '#contract/safety/complaint.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './decisions/decision-form.module.css';

const refundComplaintMutation = () => mutationFor(refundComplaint);

/** Refunds the credits that a complainant spent on a fictional profile they took for a real person (FIC-14). */
export function ComplaintRefund({ complaint }: { complaint: ComplaintCase }) {
  const text = useText();
  const failure = useFailureText();
  const [place, setPlace] = useState(complaint.place ?? '');
  const [checked, setChecked] = useState(false);
  const { data, mutate, isPending, error } = useMutation(refundComplaintMutation());
  const placeError =
    error instanceof ApiProblem ? error.errors?.find(({ field }) => field === 'place')?.detail : undefined;
  const missing = checked && place.trim() === '' ? text('kit.field.required') : null;
  const refund = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (place.trim() !== '') mutate({ complaint: complaint.id, place: place.trim() });
  };
  return (
    <Panel className={styles.panel}>
      <form className={styles.form} onSubmit={refund} noValidate>
        <h2 className={styles.heading}>{text('chat.refund.title')}</h2>
        <p>{text('chat.refund.what')}</p>
        <TextInput
          label={text('chat.refund.place')}
          value={place}
          maxLength={500}
          error={missing ?? placeError ?? (error === null ? null : failure(error))}
          onChange={(event) => setPlace(event.currentTarget.value)}
        />
        <p role="status">{data === undefined ? null : text('chat.refund.done', { credits: data.credits })}</p>
        {data === undefined ? (
          <Button type="submit" variant="default" loading={isPending}>
            {text('chat.refund.do')}
          </Button>
        ) : null}
      </form>
    </Panel>
  );
}
