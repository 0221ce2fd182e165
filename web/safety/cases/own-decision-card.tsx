import { Alert, Button, Group, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { appealDecision, longestAppeal } from '#contract/safety/appeal-decision.ts';
import { basisOf } from '#contract/safety/decision.ts';
import { listCases, type OwnDecision } from '#contract/safety/list-cases.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import styles from './cases.module.css';

/** The member's own reports, and the decisions about the member. */
export const casesQuery = () => queryFor(listCases, {});

/** Files an appeal and refreshes the list of cases. */
function useAppealDecision() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationFor(appealDecision, { idempotent: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: casesQuery().queryKey }),
  });
}

/** The member's appeal against a decision; possible once (DSA-3). */
function AppealForm({ decision, onClose }: { decision: number; onClose: () => void }) {
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

type OwnAppeal = NonNullable<OwnDecision['appeal']>;

/** The caller's appeal, and our answer with its reasons. */
export function SentAppeal({ appeal, isReporter }: { appeal: OwnAppeal; isReporter: boolean }) {
  const text = useText();
  const intl = useIntl();
  const date = (moment: string) => intl.formatDate(moment, { dateStyle: 'long' });
  return (
    <>
      <h4 className={styles.part}>{text('safety.appeal.yours', { date: date(appeal.created_at) })}</h4>
      <p className={styles.words}>{appeal.words}</p>
      <p className={styles.state} data-done={appeal.outcome !== null}>
        {appeal.outcome === null
          ? text('safety.appeal.waiting')
          : text(
              isReporter && appeal.outcome === 'reversed'
                ? 'safety.appeal.reopened'
                : `safety.appeal_outcome.${appeal.outcome}`,
            )}
      </p>
      {appeal.reasons === null ? null : (
        <>
          <h4 className={styles.part}>{text('safety.appeal.reasons')}</h4>
          <p className={styles.words}>{appeal.reasons}</p>
        </>
      )}
      {appeal.alone ? <p className={styles.quiet}>{text('safety.appeal.alone')}</p> : null}
    </>
  );
}

interface AppealState extends Pick<OwnDecision, 'id' | 'appeal' | 'appeal_until'> {
  /** The caller reported somebody, instead of being decided about. */
  readonly isReporter?: boolean;
}

/** The caller's appeal against a decision, or the form for it. */
export function Appeal({ id, appeal, appeal_until: until, isReporter = false }: AppealState) {
  const text = useText();
  const intl = useIntl();
  const [writing, setWriting] = useState(false);
  // Reads the clock once. The server has the last word.
  const [isOver] = useState(() => Date.parse(until) <= Date.now());
  const date = (moment: string) => intl.formatDate(moment, { dateStyle: 'long' });
  if (appeal !== null) return <SentAppeal appeal={appeal} isReporter={isReporter} />;
  return (
    <>
      <h4 className={styles.part}>{text('safety.decision.ways')}</h4>
      <p>
        {isOver
          ? text('safety.decision.over')
          : text(isReporter ? 'safety.appeal.reporter_until' : 'safety.decision.appeal_until', {
              date: date(until),
            })}
      </p>
      {isOver ? null : writing ? (
        <AppealForm decision={id} onClose={() => setWriting(false)} />
      ) : (
        <div className={styles.way}>
          <Button variant="default" onClick={() => setWriting(true)}>
            {text('safety.appeal.open')}
          </Button>
        </div>
      )}
    </>
  );
}

/** How we came to look: a report, the review of photos, or our own finding. */
const subjectFor = ({ reported, refused, subject }: OwnDecision): string => {
  if (refused) return 'refused';
  return reported || subject === 'elsewhere' ? subject : 'found';
};

/** The statement of reasons: the facts, the rule, the decision, and the way to appeal (DSA-2, DSA-3). */
export function OwnDecisionCard({ decision }: { decision: OwnDecision }) {
  const text = useText();
  const intl = useIntl();
  const { number, subject, outcome, also, ground, facts, decided_at, until } = decision;
  const lifted = decision.lifted_at;
  const date = (moment: string) => intl.formatDate(moment, { dateStyle: 'long' });
  // Reads the clock once, as for the appeal.
  const [isOver] = useState(() => until !== null && Date.parse(until) <= Date.now());
  return (
    <li className={styles.case}>
      <h3 className={styles.title}>{text(`safety.outcome.${outcome}`)}</h3>
      <p className={styles.quiet}>
        {text('safety.cases.number', { number })}
        <br />
        {text('safety.cases.done', { date: date(decided_at) })}
      </p>
      <h4 className={styles.part}>{text('safety.decision.what')}</h4>
      <p>{text('safety.decision.facts', { subject: subjectFor(decision) })}</p>
      {facts === null ? null : (
        <>
          <h4 className={styles.part}>{text('safety.decision.found')}</h4>
          <p className={styles.words}>{facts}</p>
        </>
      )}
      {ground === null ? null : (
        <>
          <h4 className={styles.part}>{text('safety.decision.rule')}</h4>
          <p>
            {text(`safety.ground.${ground}`)} {text(`safety.basis.${basisOf(ground)}`)}
          </p>
        </>
      )}
      <h4 className={styles.part}>{text('safety.decision.decided')}</h4>
      <p>
        {[outcome, ...also]
          .map((one) => text(`safety.decision.${one}`, { subject, until: until === null ? '' : date(until) }))
          .join(' ')}{' '}
        {text(outcome === 'banned' ? 'safety.scope.all' : 'safety.scope.site')}
        {lifted === null ? null : ` ${text('safety.decision.lifted', { date: date(lifted) })}`}
        {isOver && lifted === null ? ` ${text('safety.decision.ended')}` : null}
      </p>
      <Appeal {...decision} />
    </li>
  );
}
