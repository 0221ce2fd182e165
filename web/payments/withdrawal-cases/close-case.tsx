import { Alert, Button, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { answerWithdrawalCase } from '#contract/payments/console/answer-withdrawal-case.ts';
import { matchWithdrawalCase } from '#contract/payments/console/match-withdrawal-case.ts';
import {
  longestWithdrawalAnswer,
  type WithdrawalCaseFacts,
} from '#contract/payments/console/withdrawal-case.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import styles from '#web/operators/console.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { ConfirmClose, useConfirmedForm } from './confirm-close.tsx';

const matchMutation = () => mutationFor(matchWithdrawalCase, { idempotent: true });
const answerMutation = () => mutationFor(answerWithdrawalCase, { idempotent: true });

function Failure({ failure }: { failure: string | null }) {
  return failure === null ? null : (
    <Alert color="red" variant="light" role="alert">
      {failure}
    </Alert>
  );
}

/** The newest orders of the sender, each with a button that fills in its number. */
function Candidates(props: {
  candidates: WithdrawalCaseFacts['candidates'];
  onPick: (number: string) => void;
}) {
  const text = useText();
  const money = useFormatMoney();
  const intl = useIntl();
  const { candidates, onPick } = props;
  if (candidates.length === 0) return <p className={styles.quiet}>{text('payments.case.no_candidates')}</p>;
  return (
    <ul className={styles.list}>
      {candidates.map(({ payment_id, credits, price, state, created_at }) => (
        <li key={payment_id} className={styles.row}>
          <span className={styles.what}>
            <Link to={`/console/payments/${payment_id}`} className={styles.number}>
              {payment_id}
            </Link>
            <span className={styles.facts}>
              <span>{text('payments.credits', { credits })}</span>
              <span>{money(price)}</span>
              <span>{text(`payments.state.${state}`)}</span>
              <time dateTime={created_at}>{intl.formatDate(created_at, { dateStyle: 'medium' })}</time>
            </span>
          </span>
          <Button
            variant="default"
            aria-label={text('payments.case.pick', { number: String(payment_id) })}
            onClick={() => onPick(String(payment_id))}
          >
            {text('payments.case.pick_short')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Matches the case with an order: one of the sender's, or a number that the operator found. */
export function MatchCase({ found }: { found: WithdrawalCaseFacts }) {
  const text = useText();
  const queries = useQueryClient();
  const [order, setOrder] = useState('');
  const { id } = found;
  const form = useCallForm({
    domain: 'payments',
    schema: matchWithdrawalCase.input,
    prepare: useMemo(() => (fields: Readonly<Record<string, string>>) => ({ ...fields, case: id }), [id]),
    mutation: matchMutation(),
    fields: ['order'],
    onDone() {
      toast({ tone: 'success', text: text('payments.case.matched') });
      void queries.invalidateQueries();
    },
  });
  const asked = useConfirmedForm(form.formProps, order.trim() !== '');
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('payments.case.match_title')}</h2>
      <p className={styles.quiet}>{text('payments.case.match_what')}</p>
      <h3 className={styles.name}>{text('payments.case.candidates')}</h3>
      <Candidates
        candidates={found.candidates}
        onPick={(number) => {
          setOrder(number);
          form.typed('order');
        }}
      />
      <form className={styles.form} {...form.formProps} onSubmit={asked.onSubmit}>
        <TextInput
          label={text('payments.withdraw.order')}
          name="order"
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={order}
          error={form.errorOf('order')}
          onChange={({ currentTarget }) => {
            setOrder(currentTarget.value);
            form.typed('order');
          }}
        />
        <Failure failure={form.failure} />
        <Button type="submit" loading={form.busy}>
          {text('payments.case.match')}
        </Button>
      </form>
      <ConfirmClose asked={asked} action={text('payments.case.match')}>
        <p className={styles.name}>{text('payments.case.order', { number: order.trim() })}</p>
        <p>{text('payments.case.match_what')}</p>
      </ConfirmClose>
    </Panel>
  );
}

/** Answers a case that belongs to no order; the words are mailed to the typed address. */
export function AnswerCase({ found }: { found: WithdrawalCaseFacts }) {
  const text = useText();
  const intl = useIntl();
  const queries = useQueryClient();
  const { id } = found;
  const form = useCallForm({
    domain: 'payments',
    schema: answerWithdrawalCase.input,
    prepare: useMemo(() => (fields: Readonly<Record<string, string>>) => ({ ...fields, case: id }), [id]),
    mutation: answerMutation(),
    fields: ['words'],
    onDone() {
      toast({ tone: 'success', text: text('payments.case.answered') });
      void queries.invalidateQueries();
    },
  });
  const [words, setWords] = useState('');
  const asked = useConfirmedForm(form.formProps, words.trim() !== '');
  const language = intl.formatDisplayName(found.language, { type: 'language' }) ?? found.language;
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('payments.case.answer_title')}</h2>
      <form className={styles.form} {...form.formProps} onSubmit={asked.onSubmit}>
        <Textarea
          label={text('payments.case.answer')}
          description={text('payments.case.answer_hint', { language })}
          name="words"
          maxLength={longestWithdrawalAnswer}
          minRows={4}
          maxRows={14}
          error={form.errorOf('words')}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value);
            form.typed('words');
          }}
        />
        <Failure failure={form.failure} />
        <Button type="submit" variant="default" loading={form.busy}>
          {text('payments.case.send')}
        </Button>
      </form>
      <ConfirmClose asked={asked} action={text('payments.case.send')}>
        {found.sender === null ? null : <p className={styles.name}>{found.sender.email}</p>}
        <p className={styles.letter}>{words}</p>
      </ConfirmClose>
    </Panel>
  );
}
