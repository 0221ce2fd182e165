import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { getRefundCases } from '#contract/payments/get-refund-cases.ts';
import { giveRefundAccount } from '#contract/payments/give-refund-account.ts';
import type { RefundCase } from '#contract/payments/refund-case.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { RichText, useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import styles from './refund-cases/refund-cases.module.css';

const refundCasesQuery = () => queryFor(getRefundCases, {});

const giveRefundAccountMutation = () => mutationFor(giveRefundAccount, { idempotent: true });

/** Asks for the bank account of one refused refund. */
function AccountForm({ order, onDone }: { order: number; onDone: () => void }) {
  const text = useText();
  const queries = useQueryClient();
  const form = useCallForm({
    domain: 'payments',
    schema: giveRefundAccount.input,
    prepare: useMemo(() => (fields: Readonly<Record<string, string>>) => ({ ...fields, order }), [order]),
    mutation: giveRefundAccountMutation(),
    fields: ['account_holder', 'iban'],
    async onDone() {
      await queries.invalidateQueries({ queryKey: refundCasesQuery().queryKey });
      onDone();
    },
  });
  return (
    <form className={styles.form} {...form.formProps}>
      <TextInput
        label={text('payments.direct_debit.account_holder')}
        description={text('payments.direct_debit.account_holder_hint')}
        name="account_holder"
        autoComplete="name"
        maxLength={70}
        error={form.errorOf('account_holder')}
        onChange={() => form.typed('account_holder')}
      />
      <TextInput
        label={text('payments.direct_debit.iban')}
        name="iban"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={42}
        error={form.errorOf('iban')}
        onChange={() => form.typed('iban')}
      />
      <p className={styles.quiet}>
        <RichText
          id="payments.refund_case.no_iban"
          values={{ a: (parts) => <a href="/pages/service">{parts}</a> }}
        />
      </p>
      <FormFooter failure={form.failure} busy={form.busy} label={text('payments.refund_case.send')} />
    </form>
  );
}

function Case({ found }: { found: RefundCase }) {
  const text = useText();
  const money = useFormatMoney();
  const [isChanging, setIsChanging] = useState(false);
  const { order, account } = found;
  const values = { amount: money(found.amount), number: String(order) };
  return (
    <SettingsSection
      title={text('payments.refund_case.title')}
      lead={text('payments.refund_case.lead', values)}
    >
      <p role="status" className={styles.given}>
        {account === null ? null : text('payments.refund_case.given', { ...values, account })}
      </p>
      {account === null || isChanging ? (
        <AccountForm order={order} onDone={() => setIsChanging(false)} />
      ) : (
        <Button variant="default" className={styles.change} onClick={() => setIsChanging(true)}>
          {text('payments.refund_case.change')}
        </Button>
      )}
    </SettingsSection>
  );
}

/**
 * The member's refunds that the payment provider refused: asks for a bank account, and says that we transfer
 * the money to it (DSA-6). Shows nothing if there are none, or if they cannot be read now.
 */
export function RefundCases() {
  const { data } = useQuery(refundCasesQuery());
  if (!data || data.cases.length === 0) return null;
  return (
    <div className={styles.cases}>
      {data.cases.map((found) => (
        <Case key={found.order} found={found} />
      ))}
    </div>
  );
}
