import { useInfiniteQuery } from '@tanstack/react-query';
import { exportCodeOrders } from '#contract/payments/console/export-code-orders.ts';
import { listCodeOrders } from '#contract/payments/console/list-code-orders.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import styles from '#web/operators/console.module.css';
import { ConsoleList } from '#web/operators/console-list.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor, pagesFor } from '#web/platform/query/query-for.ts';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { ConsolePaymentRow } from '../console/console-payment-row.tsx';
import codeStyles from './code-figures.module.css';
import { ExportCsv } from './export-csv.tsx';

export const codeOrderPages = (code: string) =>
  pagesFor(listCodeOrders, { code, page: 1 }, (last, pages) =>
    last.has_more ? { code, page: pages.length + 1 } : undefined,
  );

/** The orders with a code, paid or not. Each links to its payment. */
export function CodeOrders({ code }: { code: string }) {
  const text = useText();
  const money = useFormatMoney();
  const query = useInfiniteQuery(codeOrderPages(code));
  return (
    <section className={styles.part}>
      <div className={codeStyles.head}>
        <h2 className={styles.heading}>{text('payments.codes.orders')}</h2>
        <ExportCsv mutation={mutationFor(exportCodeOrders)} input={{ code }} file={`orders-${code}.csv`} />
      </div>
      <ConsoleList
        query={query}
        empty={
          <EmptyState
            compact
            picture="coins"
            title={text('payments.codes.no_orders')}
            body={text('payments.codes.no_orders_what')}
          />
        }
        rowOf={(order) => (
          <ConsolePaymentRow
            key={order.payment_id}
            payment={order}
            more={text('payments.codes.off', { money: money(order.discount) })}
          />
        )}
      />
    </section>
  );
}
