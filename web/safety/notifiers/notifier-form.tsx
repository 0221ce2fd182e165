import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { longestFacts } from '#contract/safety/decision.ts';
import { decideNotifier } from '#contract/safety/notifiers/decide-notifier.ts';
import {
  type NotifierCase,
  type NotifierDecision,
  notifierDecisions,
  suspensionDays,
} from '#contract/safety/notifiers/notifier.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import styles from '../complaints/complaint.module.css';
import caseStyles from '../moderation/report-page.module.css';
import { useActFeedback } from './use-act-feedback.ts';

/** The statement of reasons that the sender reads. */
function FactsField(props: { words: string; isMissing: boolean; onChange: (words: string) => void }) {
  const text = useText();
  return (
    <Textarea
      label={text('safety.notifiers.facts')}
      description={text('safety.notifiers.facts_hint')}
      value={props.words}
      maxLength={longestFacts}
      autosize
      minRows={4}
      maxRows={12}
      error={props.isMissing ? text('kit.field.required') : null}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

/** The decision about a sender, with the statement of reasons. A suspension comes after a warning. */
export function NotifierForm({ notifier }: { notifier: NotifierCase }) {
  const text = useText();
  const { mutate, isPending } = useMutation({
    ...mutationFor(decideNotifier, { idempotent: true }),
    ...useActFeedback(),
  });
  const [decision, setDecision] = useState<NotifierDecision | null>(null);
  const [days, setDays] = useState<(typeof suspensionDays)[number]>(30);
  const [words, setWords] = useState('');
  const [checked, setChecked] = useState(false);
  const facts = words.trim();
  const needsFacts = decision === 'warning' || decision === 'suspended';
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (decision === null || (needsFacts && facts === '')) return;
    mutate({
      case: notifier.id,
      decision,
      ...(needsFacts && { facts }),
      ...(decision === 'suspended' && { days }),
    });
  };
  const isAllowed = (choice: NotifierDecision) => choice !== 'suspended' || notifier.warned_at !== null;
  return (
    <form className={`${caseStyles.part} ${styles.answer}`} onSubmit={send} noValidate>
      <fieldset className={styles.choices}>
        <legend>{text('safety.case.decide')}</legend>
        {notifierDecisions.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={`decision-${notifier.id}`}
              checked={decision === choice}
              disabled={!isAllowed(choice)}
              onChange={() => setDecision(choice)}
            />
            {text(`safety.notifiers.decision.${choice}`)}
          </label>
        ))}
        {notifier.warned_at === null ? (
          <p className={styles.quiet}>{text('safety.error.not_warned')}</p>
        ) : null}
        {checked && decision === null ? (
          <p role="alert" className={styles.fault}>
            {text('safety.case.choose')}
          </p>
        ) : null}
      </fieldset>
      {decision === 'suspended' ? (
        <NativeSelect
          label={text('safety.notifiers.days')}
          value={String(days)}
          onChange={({ currentTarget }) =>
            setDays(suspensionDays.find((one) => String(one) === currentTarget.value) ?? 30)
          }
          data={suspensionDays.map((number) => ({
            value: String(number),
            label: text('safety.notifiers.number_of_days', { number }),
          }))}
        />
      ) : null}
      {needsFacts ? (
        <FactsField words={words} isMissing={checked && facts === ''} onChange={setWords} />
      ) : null}
      <Button type="submit" loading={isPending}>
        {text('safety.case.send')}
      </Button>
    </form>
  );
}
