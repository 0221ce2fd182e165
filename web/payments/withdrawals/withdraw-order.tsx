import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { WithdrawableOrder } from '#contract/payments/get-withdrawal.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';

/** Selects one of the member's own orders, or a typed order number. */
export function WithdrawOrder(props: {
  orders: readonly WithdrawableOrder[];
  given: string;
  hint: string | undefined;
  error: string | undefined;
  onChange: () => void;
}) {
  const text = useText();
  const money = useFormatMoney();
  const intl = useIntl();
  const { orders, given, hint, error, onChange } = props;
  const [chosen, setChosen] = useState(() =>
    given === '' || orders.some(({ order }) => String(order) === given)
      ? given || `${orders[0]?.order ?? ''}`
      : '',
  );
  const field = { name: 'order', error };
  return (
    <>
      {orders.length === 0 ? null : (
        <NativeSelect
          label={text('payments.withdraw.order_choice')}
          {...(chosen === '' ? {} : field)}
          value={chosen}
          onChange={({ currentTarget }) => {
            setChosen(currentTarget.value);
            onChange();
          }}
          data={[
            ...orders.map(({ order, credits, price, ordered_at }) => ({
              value: String(order),
              label: text('payments.withdraw.option', {
                credits,
                price: money(price),
                date: intl.formatDate(ordered_at, { day: 'numeric', month: 'long' }),
              }),
            })),
            { value: '', label: text('payments.withdraw.other') },
          ]}
        />
      )}
      {chosen === '' ? (
        <TextInput
          label={text('payments.withdraw.order')}
          description={hint ?? text('payments.withdraw.order_hint')}
          {...field}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          defaultValue={orders.some(({ order }) => String(order) === given) ? '' : given}
          onChange={onChange}
        />
      ) : null}
    </>
  );
}
