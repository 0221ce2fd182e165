import { Button } from '@mantine/core';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/page-loader.ts';
import { useSettings } from '#web/sites/settings.ts';
import { Page, PageHead } from '#web/ui/page.tsx';
import { EmptyState } from '#web/ui/state-notice.tsx';
import { BuyCreditsLink } from '../buy-credits-link.tsx';
import { transactionPages } from '../data/list-transactions.ts';
import { TransactionRow } from '../parts/transaction-row.tsx';
import styles from './transactions-page.module.css';

export const loader = memberLoader(async ({ queryClient }) => {
  await queryClient.fetchInfiniteQuery(transactionPages());
});

/** All one's payments, newest first (CRED-10). */
export default function TransactionsPage() {
  const text = useText();
  const { name } = useSettings();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(
    transactionPages(),
  );
  const payments = data.pages.flatMap((page) => page.results);
  return (
    <Page width="text">
      <title>{`${text('credits.transactions.title')} | ${name}`}</title>
      <PageHead title={text('credits.transactions.title')} />
      {payments.length === 0 ? (
        <EmptyState
          picture="coins"
          title={text('credits.transactions.empty_title')}
          body={text('credits.transactions.empty_body')}
        >
          <BuyCreditsLink />
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {payments.map((payment) => (
            <TransactionRow key={payment.payment_id} payment={payment} />
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('credits.more')}
        </Button>
      ) : null}
    </Page>
  );
}
