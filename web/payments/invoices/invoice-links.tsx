import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type Invoice, invoiceFilePath, writtenNumber } from '#contract/payments/get-invoices.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { getInvoicesQuery } from './get-invoices.query.ts';
import styles from './invoice-links.module.css';

const wordsOf = {
  invoice: 'payments.invoice.download',
  credit_note: 'payments.invoice.download_credit_note',
} as const satisfies Record<Invoice['kind'], string>;

/** PDF links to the invoice of a payment and to its credit notes (CRED-10). */
export function InvoiceLinks({ payment }: { payment: Payment }) {
  const text = useText();
  const { data, isError } = useQuery({ ...getInvoicesQuery(payment.payment_id), enabled: payment.invoice });
  if (!payment.invoice) return null;
  if (isError) return <p className={styles.failed}>{text('payments.invoice.failed')}</p>;
  return (
    <ul className={styles.links}>
      {data?.invoices.map(({ id, kind, number }) => (
        <li key={id}>
          <a href={`${invoiceFilePath}?id=${id}`} download className={styles.link}>
            <IconDownload size={20} stroke={1.75} aria-hidden />
            {text(wordsOf[kind], { number: writtenNumber(number) })}
          </a>
        </li>
      ))}
    </ul>
  );
}
