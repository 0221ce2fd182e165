import { Button, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { macroKindsOf } from '#contract/content/macros/macro.ts';
import { answerComplaint } from '#contract/safety/answer-complaint.ts';
import {
  type ComplaintCase,
  type ComplaintOutcome,
  complaintOutcomes,
  longestComplaint,
} from '#contract/safety/complaint.ts';
import { MacroChoice } from '#web/operators/macro-choice.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from '../complaints/complaint.module.css';
import { queueAddress } from '../queue-place.ts';
import caseStyles from './report-page.module.css';

const answerComplaintMutation = () => mutationFor(answerComplaint, { idempotent: true });

/** The operator's answer to a complaint: an outcome and a text that is mailed (SAFE-1). */
export function AnswerForm({ complaint }: { complaint: ComplaintCase }) {
  const text = useText();
  const intl = useIntl();
  const failure = useFailureText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<ComplaintOutcome | null>(null);
  const [words, setWords] = useState(complaint.draft ?? '');
  const [checked, setChecked] = useState(false);
  const { mutate, isPending } = useMutation({
    ...answerComplaintMutation(),
    onSuccess: async () => {
      toast({ tone: 'success', text: text('safety.desk.complaint_sent') });
      await queries.invalidateQueries();
      await navigate(queueAddress());
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const said = words.trim();
    if (outcome !== null && said !== '') mutate({ complaint: complaint.id, outcome, words: said });
  };
  const language = intl.formatDisplayName(complaint.language, { type: 'language' }) ?? complaint.language;
  return (
    <form className={`${caseStyles.part} ${styles.answer}`} onSubmit={send} noValidate>
      <fieldset className={styles.choices}>
        <legend>{text('safety.desk.complaint_outcome')}</legend>
        {complaintOutcomes.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="outcome"
              checked={outcome === choice}
              onChange={() => setOutcome(choice)}
            />
            {text(`safety.desk.complaint_outcome.${choice}`)}
          </label>
        ))}
        {checked && outcome === null ? (
          <p role="alert" className={styles.fault}>
            {text('safety.desk.complaint_choose')}
          </p>
        ) : null}
      </fieldset>
      <MacroChoice
        language={complaint.language}
        kinds={macroKindsOf(complaint.subject)}
        host={complaint.site.host}
        values={{
          ...{ number: complaint.number, site: complaint.site.name },
          ...(complaint.sender !== null && { name: complaint.sender.name }),
        }}
        onChoose={setWords}
      />
      <Textarea
        label={text('safety.desk.complaint_answer')}
        description={text('safety.desk.complaint_answer_hint', { language })}
        value={words}
        maxLength={longestComplaint}
        autosize
        minRows={5}
        maxRows={16}
        error={checked && words.trim() === '' ? text('kit.field.required') : null}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Button type="submit" loading={isPending}>
        {text('safety.desk.complaint_send')}
      </Button>
    </form>
  );
}
