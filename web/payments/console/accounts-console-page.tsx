import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { BlockedMember } from '#contract/payments/console/list-debit-blocks.ts';
import { listDebitBlocks } from '#contract/payments/console/list-debit-blocks.ts';
import type { SharedAccount } from '#contract/payments/console/list-shared-accounts.ts';
import { listSharedAccounts } from '#contract/payments/console/list-shared-accounts.ts';
import styles from '#web/operators/console.module.css';
import { ConsoleList } from '#web/operators/console-list.tsx';
import { MemberLink } from '#web/operators/member-link.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pagesFor, queryFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { PaymentsConsoleNav } from '../console-parts/payments-console-nav.tsx';
import { LiftDebitBlock } from './lift-debit-block.tsx';

const sharedAccountsQuery = () => queryFor(listSharedAccounts, {});

const debitBlockPages = () =>
  pagesFor(listDebitBlocks, { page: 1 }, (last, pages) =>
    last.has_more ? { page: pages.length + 1 } : undefined,
  );

export const loader = operatorLoader(async ({ queryClient }) => {
  await Promise.all([
    queryClient.prefetchInfiniteQuery(debitBlockPages()),
    queryClient.prefetchQuery(sharedAccountsQuery()),
  ]);
});

function BlockRow({ block: { member, payment_id, reason, since } }: { block: BlockedMember }) {
  const text = useText();
  const intl = useIntl();
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          <MemberLink member={member} />
        </p>
        <p className={styles.facts}>
          <span>{text(`payments.accounts.${reason}`)}</span>
          <time dateTime={since}>{intl.formatDate(since, { dateStyle: 'medium' })}</time>
          <Link to={`/console/payments/${payment_id}`} className={styles.number}>
            {text('payments.desk.order', { number: String(payment_id) })}
          </Link>
        </p>
      </div>
      <LiftDebitBlock member={member} />
    </li>
  );
}

function SharedAccounts() {
  const text = useText();
  const { data, error, refetch } = useQuery(sharedAccountsQuery());
  if (data === undefined && error !== null) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined) return <TextSkeleton lines={3} />;
  if (data.results.length === 0)
    return <p className={styles.quiet}>{text('payments.accounts.none_shared')}</p>;
  const keyOf = ({ last_four, members }: SharedAccount) => `${last_four} ${members.join(' ')}`;
  return (
    <ul className={styles.list}>
      {data.results.map((account) => (
        <li key={keyOf(account)} className={styles.row}>
          <div className={styles.what}>
            <p className={styles.name}>{text('payments.accounts.account', { end: account.last_four })}</p>
            <p className={styles.facts}>
              {account.members.map((member) => (
                <MemberLink key={member} member={member} />
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/**
 * The members whose direct debit is blocked, and the bank accounts that several members share (SAFE-2,
 * MEET-12, SEPA-12).
 */
export default function AccountsConsolePage() {
  const text = useText();
  const blocks = useInfiniteQuery(debitBlockPages());
  return (
    <Page>
      <PageTitle title={text('payments.desk.accounts')} />
      <PageHead title={text('payments.desk.accounts')} lead={text('payments.accounts.lead')} />
      <PaymentsConsoleNav />
      <div className={styles.sections}>
        <div className={styles.part}>
          <h2 className={styles.heading}>{text('payments.accounts.blocked')}</h2>
          <ConsoleList
            query={blocks}
            empty={<p className={styles.quiet}>{text('payments.accounts.none_blocked')}</p>}
            rowOf={(block) => <BlockRow key={block.payment_id} block={block} />}
          />
        </div>
        <div className={styles.part}>
          <h2 className={styles.heading}>{text('payments.accounts.shared')}</h2>
          <p className={styles.quiet}>{text('payments.accounts.shared_what')}</p>
          <SharedAccounts />
        </div>
      </div>
    </Page>
  );
}
