import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { type AppealOutcome, appealOutcome, longestFacts } from '#contract/safety/decision.ts';
import type { NotifierCase } from '#contract/safety/notifiers/notifier.ts';
import { reviewNotifier } from '#contract/safety/notifiers/review-notifier.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import styles from '../complaints/complaint.module.css';
import caseStyles from '../moderation/report-page.module.css';
import { useActFeedback } from './use-act-feedback.ts';

/** The appeal of a warned or suspended sender, and the decision on it by another operator. */
export function NotifierReview(props: {
  notifier: NotifierCase;
  appealed: NonNullable<NotifierCase['appealed']>;
}) {
  const { notifier, appealed } = props;
  const text = useText();
  const intl = useIntl();
  const { mutate, isPending } = useMutation({
    ...mutationFor(reviewNotifier, { idempotent: true }),
    ...useActFeedback(),
  });
  const [outcome, setOutcome] = useState<AppealOutcome | null>(null);
  const [words, setWords] = useState('');
  const [checked, setChecked] = useState(false);
  const reasons = words.trim();
  const date = (moment: string) => intl.formatDate(moment, { dateStyle: 'long' });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (outcome !== null && reasons !== '') mutate({ case: notifier.id, outcome, reasons });
  };
  return (
    <form className={`${caseStyles.part} ${styles.answer}`} onSubmit={send} noValidate>
      <div>
        <h3 className={caseStyles.heading}>{text(`safety.notifiers.decision.${appealed.decision}`)}</h3>
        {appealed.until === null ? null : (
          <p>{text('safety.reporting.until', { date: date(appealed.until) })}</p>
        )}
        <p className={caseStyles.said}>{appealed.facts}</p>
      </div>
      <div>
        <h3 className={caseStyles.heading}>{text('safety.case.appeal')}</h3>
        <p className={caseStyles.said}>{appealed.words}</p>
      </div>
      {appealed.own ? <p className={styles.quiet}>{text('safety.error.another_operator')}</p> : null}
      <fieldset className={styles.choices}>
        <legend>{text('safety.case.decide')}</legend>
        {appealOutcome.options.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={`outcome-${notifier.id}`}
              checked={outcome === choice}
              onChange={() => setOutcome(choice)}
            />
            {text(`safety.desk.appeal_outcome.${choice}`)}
          </label>
        ))}
        {checked && outcome === null ? (
          <p role="alert" className={styles.fault}>
            {text('safety.case.choose')}
          </p>
        ) : null}
      </fieldset>
      <Textarea
        label={text('safety.case.reasons')}
        value={words}
        maxLength={longestFacts}
        autosize
        minRows={3}
        maxRows={10}
        error={checked && reasons === '' ? text('kit.field.required') : null}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Button type="submit" loading={isPending}>
        {text('safety.case.send')}
      </Button>
    </form>
  );
}
