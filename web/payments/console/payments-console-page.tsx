import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paymentState } from '#contract/payments/payment.ts';
import { paymentMethod } from '#contract/payments/payment-method.ts';
import styles from '#web/operators/console.module.css';
import { ConsoleList } from '#web/operators/console-list.tsx';
import { FilterFold } from '#web/operators/filter-fold.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { foundPaymentPages, type PaymentSearch } from '#web/profiles/found-payments.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { PaymentsConsoleNav } from '../console-parts/payments-console-nav.tsx';
import { ConsolePaymentRow } from './console-payment-row.tsx';

// The search text may be a name, so the page sends it itself and keeps it out of the address.
export const loader = operatorLoader(async () => {});

const searchOf = (form: FormData): PaymentSearch => {
  const search = String(form.get('search') ?? '').trim();
  const state = paymentState.safeParse(form.get('state')).data;
  const method = paymentMethod.safeParse(form.get('method')).data;
  return { ...(search && { search }), ...(state && { state }), ...(method && { method }) };
};

/** Searches the payments and links to each of them (SAFE-2). */
export default function PaymentsConsolePage() {
  const text = useText();
  const [search, setSearch] = useState<PaymentSearch>({});
  const query = useInfiniteQuery(foundPaymentPages(search));
  return (
    <Page>
      <PageTitle title={text('payments.desk.payments')} />
      <PageHead title={text('payments.desk.payments')} lead={text('payments.desk.payments_lead')} />
      <PaymentsConsoleNav />
      <search>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            setSearch(searchOf(new FormData(event.currentTarget)));
          }}
        >
          <TextInput
            label={text('payments.desk.search')}
            name="search"
            type="search"
            maxLength={100}
            autoComplete="off"
          />
          <FilterFold count={[search.state, search.method].filter(Boolean).length}>
            <NativeSelect
              label={text('payments.desk.state')}
              name="state"
              data={[
                { value: '', label: text('payments.desk.any') },
                ...paymentState.options.map((value) => ({ value, label: text(`payments.state.${value}`) })),
              ]}
            />
            <NativeSelect
              label={text('payments.transaction.method')}
              name="method"
              data={[
                { value: '', label: text('payments.desk.any') },
                ...paymentMethod.options.map((value) => ({ value, label: text(`payments.method.${value}`) })),
              ]}
            />
          </FilterFold>
          <Button type="submit" loading={query.isFetching && !query.isFetchingNextPage}>
            {text('payments.desk.find')}
          </Button>
        </form>
      </search>
      <ConsoleList
        query={query}
        empty={
          <EmptyState
            picture="coins"
            title={text('payments.desk.none_found')}
            body={text('payments.desk.none_found_what')}
          />
        }
        rowOf={(payment) => (
          <ConsolePaymentRow key={payment.payment_id} payment={payment} name={payment.name} />
        )}
      />
    </Page>
  );
}
