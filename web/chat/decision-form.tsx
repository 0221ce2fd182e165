import { Button, NumberInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { type banMember, longestSuspension } from '#contract/accounts/ban-member.ts';
import { decideAppeal } from '#contract/chat/decide-appeal.ts';
import { decideReport } from '#contract/chat/decide-report.ts';
import {
  type AppealOutcome,
  appealOutcome,
  ban,
  type Ground,
  grounds,
  isMeasure,
  type Outcome,
  outcomes,
} from '#contract/safety/decision.ts';
import type { ReportCase } from '#contract/safety/report-case.ts';
import { type TextKey, useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './decision-form.module.css';

/** Idempotent: repeating the same decision changes nothing. */
const decideAppealMutation = () => mutationFor(decideAppeal, { idempotent: true });

/** Idempotent: repeating the same decision changes nothing. */
const decideReportMutation = () => mutationFor(decideReport, { idempotent: true });

/**
 * The outcomes that apply to a case.
 * - Only a message, a photo, or the intimate images of a profile can be removed.
 * - A fictional profile has no member who could be warned or banned.
 * - Only a reporter who took a fictional profile for real can get a refund.
 */
const outcomesFor = ({ subject, reason, profile }: ReportCase): readonly Outcome[] =>
  outcomes.filter((outcome) => {
    if (outcome === 'content_removed')
      return subject === 'message' || subject === 'photo' || reason === 'intimate_image';
    if (isMeasure(outcome)) return profile?.fictional !== true;
    return outcome !== 'refunded' || (reason === 'thought_real' && profile?.fictional !== false);
  });

const isBan = (outcome: Outcome): boolean => ban.safeParse(outcome).success;

function Choices<One extends string>(props: {
  legend: string;
  choices: readonly One[];
  chosen: One | null;
  textOf: (choice: One) => string;
  onChoose: (choice: One) => void;
}) {
  const group = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{props.legend}</legend>
      {props.choices.map((choice) => (
        <label key={choice} className={styles.choice}>
          <input
            type="radio"
            name={group}
            checked={props.chosen === choice}
            onChange={() => props.onChoose(choice)}
          />
          <span>{props.textOf(choice)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Returns to the queue, refreshes it and shows a confirmation. */
function useDecided() {
  const text = useText();
  const failure = useFailureText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return {
    onSuccess: async () => {
      toast({ tone: 'success', text: text('safety.case.sent') });
      await queries.invalidateQueries();
      await navigate('/console/reports');
    },
    onError: (error: Error) => toast({ tone: 'danger', text: failure(error) }),
  };
}

/** Suspending and banning end sessions, so they belong to a later domain. The page passes the mutation in. */
type BanMutation = ReturnType<typeof mutationFor<typeof banMember>>;

const usualDays = 7;

/** The length of a decision that ends by itself. Null if the length is invalid. */
const lengthOf = (outcome: Outcome, days: number | string): { readonly days?: number } | null => {
  if (outcome !== 'suspended') return {};
  return typeof days === 'number' && days >= 1 && days <= longestSuspension ? { days } : null;
};

function FirstDecision({ report, ban: banning }: { report: ReportCase; ban: BanMutation }) {
  const text = useText();
  const decide = useMutation({ ...decideReportMutation(), ...useDecided() });
  const suspend = useMutation({ ...banning, ...useDecided() });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [ground, setGround] = useState<Ground | null>(null);
  const [days, setDays] = useState<number | string>(usualDays);
  const [fault, setFault] = useState<TextKey | null>(null);
  const needsGround = outcome !== null && isMeasure(outcome);
  const length = outcome === null ? null : lengthOf(outcome, days);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (outcome === null) return setFault('safety.case.choose');
    if (needsGround && ground === null) return setFault('safety.case.rule_needed');
    setFault(null);
    // The field shows the error.
    if (length === null) return;
    const rule = needsGround && ground !== null ? { ground } : {};
    const { data: decidedBan } = ban.safeParse(outcome);
    if (decidedBan === undefined || ground === null) decide.mutate({ report: report.id, outcome, ...rule });
    else suspend.mutate({ report: report.id, outcome: decidedBan, ground, ...length });
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p className={styles.quiet}>{text('safety.case.earlier', { number: report.earlier })}</p>
      <Choices
        legend={text('safety.case.decide')}
        choices={outcomesFor(report)}
        chosen={outcome}
        textOf={(one) => text(`safety.desk.outcome.${one}`, { subject: report.subject })}
        onChoose={setOutcome}
      />
      {outcome === 'suspended' ? (
        <NumberInput
          label={text('safety.ban.days')}
          value={days}
          min={1}
          max={longestSuspension}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          error={length === null ? text('safety.ban.days_needed', { most: longestSuspension }) : undefined}
          onChange={setDays}
        />
      ) : null}
      {outcome !== null && isBan(outcome) ? <p className={styles.quiet}>{text('safety.ban.what')}</p> : null}
      {needsGround ? (
        <Choices
          legend={text('safety.case.rule')}
          choices={grounds}
          chosen={ground}
          textOf={(one) => text(`safety.ground.${one}`)}
          onChoose={setGround}
        />
      ) : null}
      <p className={styles.fault} role="alert">
        {fault === null ? null : text(fault)}
      </p>
      <Button type="submit" loading={decide.isPending || suspend.isPending}>
        {text('safety.case.send')}
      </Button>
    </form>
  );
}

function AppealDecision({ report }: { report: ReportCase }) {
  const text = useText();
  const { mutate, isPending } = useMutation({ ...decideAppealMutation(), ...useDecided() });
  const [outcome, setOutcome] = useState<AppealOutcome | null>(null);
  const [missing, setMissing] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(outcome === null);
    if (outcome !== null) mutate({ report: report.id, outcome });
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {report.decided === null ? null : (
        <div>
          <p className={styles.legend}>{text('safety.case.first')}</p>
          <p>{text(`safety.outcome.${report.decided.outcome}`)}</p>
          {report.decided.ground === null ? null : (
            <p className={styles.quiet}>{text(`safety.ground.${report.decided.ground}`)}</p>
          )}
        </div>
      )}
      <Choices
        legend={text('safety.case.decide')}
        choices={appealOutcome.options}
        chosen={outcome}
        textOf={(one) => text(`safety.desk.appeal_outcome.${one}`)}
        onChoose={setOutcome}
      />
      <p className={styles.fault} role="alert">
        {missing ? text('safety.case.choose') : null}
      </p>
      <Button type="submit" loading={isPending}>
        {text('safety.case.send')}
      </Button>
    </form>
  );
}

/**
 * The form for an operator's decision on a claimed case: on the report, or on the appeal against it (SAFE-2,
 * DSA-2, DSA-3).
 */
export function DecisionForm({ report, ban: banning }: { report: ReportCase; ban: BanMutation }) {
  const text = useText();
  return (
    <Panel className={styles.panel}>
      {report.status === 'open' ? <FirstDecision report={report} ban={banning} /> : null}
      {report.status === 'appealed' ? <AppealDecision report={report} /> : null}
      {report.status === 'closed' ? <p>{text('safety.case.decided')}</p> : null}
    </Panel>
  );
}
