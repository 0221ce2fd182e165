import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import type { CallOf } from '#contract/kit/operation.ts';
import { type ListedDebt, listDebts } from '#contract/payments/console/list-debts.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import styles from '#web/operators/console.module.css';
import { ConsoleList } from '#web/operators/console-list.tsx';
import { choiceIn, ItemFilters, itemFilterOf } from '#web/operators/item-filters.tsx';
import { ItemOwner } from '#web/operators/item-owner.tsx';
import { MemberLink } from '#web/operators/member-link.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pagesFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { PaymentsConsoleNav } from '../console-parts/payments-console-nav.tsx';
import { WaiveDebt } from './waive-debt.tsx';

/** The debt of one member for one payment, in credits and in money, and a button to waive the credits. */
function DebtRow({ debt }: { debt: ListedDebt }) {
  const text = useText();
  const money = useFormatMoney();
  const intl = useIntl();
  const { payment_id, member, credits, price, reversed, lost, since, owner } = debt;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          {[
            ...(lost === null ? [] : [text('payments.desk.lost', { lost: money(lost) })]),
            ...(credits === 0 ? [] : [text('payments.desk.owes', { credits })]),
          ].join(', ')}
        </p>
        <p className={styles.facts}>
          <span>{text('payments.desk.went_back', { reversed: money(reversed), price: money(price) })}</span>
          <time dateTime={since}>{intl.formatDate(since, { dateStyle: 'medium' })}</time>
          <MemberLink member={member} />
          <Link to={`/console/payments/${payment_id}`} className={styles.number}>
            {text('payments.desk.order', { number: String(payment_id) })}
          </Link>
        </p>
      </div>
      <ItemOwner
        queue="debt"
        item={payment_id}
        name={text('payments.desk.order', { number: String(payment_id) })}
        owner={owner}
        right="money"
      />
      {credits === 0 ? null : <WaiveDebt payment={payment_id} credits={credits} />}
    </li>
  );
}

const kinds = ['credits', 'money'] as const;

const debtPages = (search: URLSearchParams) => {
  const why = choiceIn(search, 'why', kinds);
  const filter: CallOf<typeof listDebts> = { ...itemFilterOf(search), ...(why && { why }) };
  return pagesFor(listDebts, { ...filter, page: 1 }, (last, pages) =>
    last.has_more ? { ...filter, page: pages.length + 1 } : undefined,
  );
};

export const loader = operatorLoader(async ({ queryClient, url }) => {
  await queryClient.prefetchInfiniteQuery(debtPages(url.searchParams));
});

/** The credits that members owe for reversed payments (SAFE-2, PAY-34). */
export default function DebtsConsolePage() {
  const text = useText();
  const [search] = useSearchParams();
  const query = useInfiniteQuery(debtPages(search));
  return (
    <Page>
      <PageTitle title={text('payments.desk.debts')} />
      <PageHead title={text('payments.desk.debts')} lead={text('payments.desk.debts_lead')} />
      <PaymentsConsoleNav />
      <ItemFilters
        first="newest"
        own={{
          name: 'why',
          label: text('operators.item.kind'),
          choices: kinds.map((kind) => [kind, text(`payments.desk.why_${kind}`)]),
        }}
        matching={query.data?.pages[0]?.matching}
      />
      <ConsoleList
        query={query}
        empty={
          <EmptyState
            picture="coins"
            title={text('payments.desk.no_debts')}
            body={text('payments.desk.no_debts_what')}
          />
        }
        rowOf={(debt) => <DebtRow key={debt.payment_id} debt={debt} />}
      />
    </Page>
  );
}
