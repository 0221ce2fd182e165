import { TextInput } from '@mantine/core';
import type { InputOf } from '#contract/kit/operation.ts';
import { confirmWithdrawal } from '#contract/payments/confirm-withdrawal.ts';
import type { WithdrawableOrder } from '#contract/payments/get-withdrawal.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import styles from './withdraw.module.css';
import { WithdrawOrder } from './withdraw-order.tsx';

/** The declared name, order number and e-mail address. */
export type Declaration = InputOf<typeof confirmWithdrawal>;

const fields = ['name', 'order', 'email'];

/** Sends nothing: this step only validates the input. */
const lookOver = { mutationFn: (declared: Declaration) => Promise.resolve(declared) };

/**
 * The first step: only what the law lets us ask, without a reason (CON-4). A member's own data is filled in.
 */
export function WithdrawForm(props: {
  known: Declaration;
  isMember: boolean;
  orders: readonly WithdrawableOrder[];
  onDone: (declared: Declaration) => void;
}) {
  const text = useText();
  const { refund_days: days } = useSettings();
  const { known, isMember, orders, onDone } = props;
  const form = useCallForm({
    domain: 'payments',
    schema: confirmWithdrawal.input,
    mutation: lookOver,
    fields,
    onDone,
  });
  return (
    <>
      <div>
        <h1 className={styles.title}>{text('payments.withdraw.title')}</h1>
        <p className={styles.lead}>{text('payments.withdraw.lead', { days })}</p>
      </div>
      <form className={styles.form} {...form.formProps}>
        <TextInput
          label={text('payments.withdraw.name')}
          name="name"
          autoComplete="name"
          maxLength={100}
          defaultValue={known.name}
          error={form.errorOf('name')}
          onChange={() => form.typed('name')}
        />
        <WithdrawOrder
          orders={orders}
          given={known.order}
          hint={isMember && orders.length === 0 ? text('payments.withdraw.none') : undefined}
          error={form.errorOf('order')}
          onChange={() => form.typed('order')}
        />
        <TextInput
          label={text('payments.withdraw.email')}
          description={text('payments.withdraw.email_hint')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={known.email}
          error={form.errorOf('email')}
          onChange={() => form.typed('email')}
        />
        <FormFooter
          failure={form.failure}
          busy={form.busy}
          size="lg"
          label={text('payments.withdraw.next')}
        />
      </form>
    </>
  );
}
