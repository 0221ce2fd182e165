import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { decideAppeal } from '#contract/chat/decide-appeal.ts';
import { type AppealOutcome, appealOutcome, longestFacts } from '#contract/safety/decision.ts';
import type { ReportCase } from '#contract/safety/report-case.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { Choices } from './choices.tsx';
import styles from './decision-form.module.css';
import { useLanguageName } from './facts-field.tsx';
import { useDecided } from './use-decided.ts';

/** The decision that is appealed. */
function FirstOutcome({ decided }: { decided: NonNullable<ReportCase['decided']> }) {
  const text = useText();
  const { outcome, also, ground, facts } = decided;
  return (
    <div>
      <p className={styles.legend}>{text('safety.case.first')}</p>
      {[outcome, ...also].map((one) => (
        <p key={one}>{text(`safety.outcome.${one}`)}</p>
      ))}
      {ground === null ? null : <p className={styles.quiet}>{text(`safety.ground.${ground}`)}</p>}
      {facts === null ? null : <p className={styles.said}>{facts}</p>}
    </div>
  );
}

/**
 * The decision on an appeal, with reasons (DSA-3). The only operator of a service reads when they may review
 * their own decision.
 */
export function AppealReview({ report }: { report: ReportCase }) {
  const text = useText();
  const intl = useIntl();
  const by = report.appeal?.by ?? 'member';
  const [outcome, setOutcome] = useState<AppealOutcome | null>(null);
  const [reasons, setReasons] = useState('');
  const [isSent, setSent] = useState(false);
  const language = useLanguageName(report.language);
  // A case that a reporter's appeal opens again is decided next.
  const { mutate, isPending } = useMutation({
    ...mutationFor(decideAppeal, { idempotent: true }),
    ...useDecided(by === 'reporter' && outcome === 'reversed'),
  });
  const said = reasons.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (outcome !== null && said !== '') mutate({ report: report.id, by, outcome, reasons: said });
  };
  const alone = report.appeal?.alone_from ?? null;
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {report.decided === null ? null : <FirstOutcome decided={report.decided} />}
      {alone === null ? null : (
        <p>{text('safety.case.alone', { date: intl.formatDate(alone, { dateStyle: 'long' }) })}</p>
      )}
      <Choices
        legend={text('safety.case.decide')}
        choices={appealOutcome.options}
        chosen={outcome}
        textOf={(one) =>
          text(by === 'reporter' ? `safety.desk.reporter_appeal.${one}` : `safety.desk.appeal_outcome.${one}`)
        }
        onChoose={setOutcome}
      />
      <Textarea
        label={text('safety.case.reasons')}
        description={by === 'reporter' ? null : text('safety.case.reasons_hint', { language })}
        value={reasons}
        maxLength={longestFacts}
        autosize
        minRows={3}
        maxRows={12}
        error={isSent && said === '' ? text('kit.field.required') : null}
        onChange={(event) => setReasons(event.currentTarget.value)}
      />
      <p className={styles.fault} role="alert">
        {isSent && outcome === null ? text('safety.case.choose') : null}
      </p>
      <Button type="submit" loading={isPending}>
        {text('safety.case.send')}
      </Button>
    </form>
  );
}
