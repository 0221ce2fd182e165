import { Alert, Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { dismissWithdrawalCases } from '#contract/payments/console/dismiss-withdrawal-cases.ts';
import {
  longestDismissal,
  mostDismissed,
  type WithdrawalCase,
} from '#contract/payments/console/withdrawal-case.ts';
import styles from '#web/operators/console.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { ConfirmClose, useConfirmedForm } from './confirm-close.tsx';
import type { CaseFilter } from './list-withdrawal-cases.query.ts';

const dismissMutation = () => mutationFor(dismissWithdrawalCases, { idempotent: true });

/** Buttons that show only the cases like the chosen one, or all cases again. */
function Alike(props: {
  chosen: readonly WithdrawalCase[];
  filter: CaseFilter;
  onFilter: (filter: CaseFilter) => void;
}) {
  const text = useText();
  const { chosen, filter, onFilter } = props;
  const [only] = chosen.length === 1 ? chosen : [];
  const isFiltered = filter.network !== undefined || filter.order !== undefined;
  if (only === undefined && !isFiltered) return null;
  return (
    <div className={styles.buttons}>
      {only?.network != null && filter.network === undefined ? (
        <Button
          variant="default"
          onClick={() => onFilter(only.network === null ? {} : { network: only.network })}
        >
          {text('payments.case.same_network', { network: only.network })}
        </Button>
      ) : null}
      {only !== undefined && filter.order === undefined ? (
        <Button variant="default" onClick={() => onFilter({ order: only.order })}>
          {text('payments.case.same_order', { number: only.order })}
        </Button>
      ) : null}
      {isFiltered ? (
        <Button variant="default" onClick={() => onFilter({})}>
          {text('payments.case.all')}
        </Button>
      ) : null}
    </div>
  );
}

/** The reason for closing the chosen cases, and its button. */
function Reason({ chosen, onDone }: { chosen: readonly WithdrawalCase[]; onDone: () => void }) {
  const text = useText();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const cases = useMemo(() => chosen.slice(0, mostDismissed).map(({ id }) => id), [chosen]);
  const form = useCallForm({
    domain: 'payments',
    schema: dismissWithdrawalCases.input,
    prepare: useMemo(() => (fields: Readonly<Record<string, string>>) => ({ ...fields, cases }), [cases]),
    mutation: dismissMutation(),
    fields: ['reason'],
    onDone({ closed }) {
      toast({ tone: 'success', text: text('payments.case.dismissed', { number: closed }) });
      onDone();
      void queries.invalidateQueries();
    },
  });
  const asked = useConfirmedForm(form.formProps, reason.trim() !== '');
  const action = text('payments.case.dismiss', { number: cases.length });
  return (
    <form className={styles.form} {...form.formProps} onSubmit={asked.onSubmit}>
      <Textarea
        label={text('payments.case.dismiss_reason')}
        description={text('payments.case.dismiss_hint')}
        name="reason"
        maxLength={longestDismissal}
        minRows={2}
        maxRows={6}
        error={form.errorOf('reason')}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          form.typed('reason');
        }}
      />
      {form.failure === null ? null : (
        <Alert color="red" variant="light" role="alert">
          {form.failure}
        </Alert>
      )}
      <Button type="submit" variant="default" loading={form.busy}>
        {action}
      </Button>
      <ConfirmClose asked={asked} action={action}>
        <p>{text('payments.case.dismiss_what')}</p>
        <p className={styles.quiet}>{reason}</p>
      </ConfirmClose>
    </form>
  );
}

/**
 * Closes the chosen cases of a flood at once (SAFE-8). `shown`: the cases of the list, which can be chosen
 * together.
 */
export function DismissCases(props: {
  shown: readonly WithdrawalCase[];
  chosen: readonly WithdrawalCase[];
  filter: CaseFilter;
  onChoose: (chosen: readonly WithdrawalCase[]) => void;
  onFilter: (filter: CaseFilter) => void;
}) {
  const text = useText();
  const { shown, chosen, filter, onChoose, onFilter } = props;
  if (shown.length === 0 && filter.network === undefined && filter.order === undefined) return null;
  const hasAll = chosen.length > 0 && chosen.length === shown.length;
  return (
    <Panel className={`${styles.part} ${styles.above}`}>
      <CheckField
        checked={hasAll}
        indeterminate={chosen.length > 0 && !hasAll}
        onChange={() => onChoose(hasAll ? [] : shown)}
        label={text('payments.case.choose_all', { number: shown.length })}
      />
      <Alike chosen={chosen} filter={filter} onFilter={onFilter} />
      {chosen.length > 0 ? <Reason chosen={chosen} onDone={() => onChoose([])} /> : null}
    </Panel>
  );
}
