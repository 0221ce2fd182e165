import { Alert, Button, NativeSelect, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { getCommonTrace, TraceMember } from '#contract/accounts/subjects/get-common-trace.ts';
import type { Id } from '#contract/kit/id.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { mostCases, openCases } from '#contract/profiles/open-cases.ts';
import { longestReport, type ReportReason, reportReasons } from '#contract/safety/report-reason.ts';
import { MemberLink } from '#web/operators/member-link.tsx';
import { randomUuid } from '#web/platform/browser/random-uuid.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { MemberStatePill } from '../console/member-state-pill.tsx';
import styles from './subjects.module.css';

const reasons = reportReasons.filter((reason) => reason !== 'thought_real');

/** The form that opens a case about each chosen member. */
function CasesForm({ chosen, onDone }: { chosen: readonly Id[]; onDone: () => void }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const [clientId, setClientId] = useState(randomUuid);
  const [reason, setReason] = useState<ReportReason>('fake');
  const [words, setWords] = useState('');
  const [isSent, setSent] = useState(false);
  const { mutate, error, isPending } = useMutation({
    ...mutationFor(openCases, { idempotent: true }),
    async onSuccess({ reports }) {
      toast({ tone: 'success', text: text('accounts.trace.cases_opened', { number: reports.length }) });
      setClientId(randomUuid());
      setWords('');
      setSent(false);
      onDone();
      await queries.invalidateQueries();
    },
  });
  const said = words.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (said !== '' && chosen.length > 0 && chosen.length <= mostCases)
      mutate({ client_id: clientId, members: [...chosen], reason, words: said });
  };
  const lack = chosen.length === 0 || chosen.length > mostCases;
  return (
    <form className={styles.column} onSubmit={send} noValidate>
      <NativeSelect
        label={text('safety.open.reason')}
        value={reason}
        data={reasons.map((value) => ({ value, label: text(`safety.reason.${value}`) }))}
        onChange={(event) => setReason(reasons.find((one) => one === event.currentTarget.value) ?? 'other')}
      />
      <Textarea
        label={text('safety.open.words')}
        description={text('safety.open.words_hint')}
        value={words}
        maxLength={longestReport}
        autosize
        minRows={3}
        maxRows={10}
        error={isSent && said === '' ? text('kit.field.required') : null}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {isSent && lack ? <p role="alert">{text('accounts.trace.choose', { most: mostCases })}</p> : null}
      {error && !isPending ? (
        <Alert color="red" role="alert">
          {failure(error)}
        </Alert>
      ) : null}
      <div className={styles.acts}>
        <Button type="submit" loading={isPending}>
          {text('accounts.trace.open_cases', { number: chosen.length })}
        </Button>
      </div>
    </form>
  );
}

function Member(props: { one: TraceMember; isChosen: boolean; onToggle: () => void }) {
  const text = useText();
  const intl = useIntl();
  const { one } = props;
  const name = one.name ?? text('accounts.desk.erased_member');
  const day = (at: string) => intl.formatDate(at, { dateStyle: 'medium' });
  return (
    <li className={styles.member}>
      <label className={styles.choose}>
        <input
          type="checkbox"
          checked={props.isChosen}
          disabled={one.state === 'erased'}
          aria-label={text('accounts.trace.choose_member', { name })}
          onChange={props.onToggle}
        />
      </label>
      <div className={styles.line}>
        <MemberLink member={one.member}>{name}</MemberLink>
        <span className={styles.quiet}>{one.host}</span>
        <MemberStatePill state={one.state} />
        <span className={styles.quiet}>{text('accounts.desk.since', { date: day(one.joined_at) })}</span>
        <span className={styles.quiet}>
          {text('accounts.trace.last_seen', { date: day(one.last_seen_at) })}
        </span>
        <span className={styles.quiet}>{text('accounts.copies.breaches', { number: one.breaches })}</span>
      </div>
    </li>
  );
}

/** The members who share a network or device, and the form that opens cases about several of them. */
export function TraceMembers({ trace }: { trace: AnswerOf<typeof getCommonTrace> }) {
  const text = useText();
  const [chosen, setChosen] = useState<readonly Id[]>([]);
  const { members, more } = trace;
  const toggle = (member: Id) =>
    setChosen((before) =>
      before.includes(member) ? before.filter((other) => other !== member) : [...before, member],
    );
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>
        {text('accounts.trace.members', { number: members.length, more: more ? 'yes' : 'no' })}
      </h2>
      {members.length === 0 ? <p className={styles.quiet}>{text('accounts.trace.none')}</p> : null}
      <ul className={styles.list}>
        {members.map((one) => (
          <Member
            key={one.member}
            one={one}
            isChosen={chosen.includes(one.member)}
            onToggle={() => toggle(one.member)}
          />
        ))}
      </ul>
      {members.length === 0 ? null : <CasesForm chosen={chosen} onDone={() => setChosen([])} />}
    </Panel>
  );
}
