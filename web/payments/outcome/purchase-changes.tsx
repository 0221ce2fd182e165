import { IconCheck } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CreditMovement } from '#contract/ledger/list-movements.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { movementPages } from '#web/ledger/movement-row.tsx';
import { useBalanceText } from '#web/ledger/use-balance-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './purchase-changes.module.css';

const opens = ['conversations', 'photos', 'premium_photos'] as const;

/** The movement that granted the credits of the order. Undefined until it is loaded, and for old orders. */
function usePurchase(payment: number): CreditMovement | undefined {
  // The cached movements may be older than the purchase.
  const { data } = useInfiniteQuery({ ...movementPages(), staleTime: 0 });
  return data?.pages
    .flatMap(({ movements }) => movements)
    .find(({ payment_id, reason }) => payment_id === payment && reason === 'purchase');
}

/** The balance before and after the purchase, otherwise the balance now. */
function CreditsChange({ payment }: { payment: Payment }) {
  const text = useText();
  const balance = useBalanceText();
  const purchase = usePurchase(payment.payment_id);
  if (purchase) {
    const { balance: after, credits } = purchase;
    return text('payments.change.credits_said', { before: after - credits, after });
  }
  return balance;
}

function Change({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.change}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Lists the functions that the first purchase opens (CRED-2, ACC-16). */
function PremiumChange() {
  const text = useText();
  return (
    <>
      {text('payments.premium_now')}
      <ul className={styles.opens}>
        {opens.map((what) => (
          <li key={what}>
            <IconCheck size={18} stroke={2.25} aria-hidden />
            {text(`payments.premium_alert.opens_${what}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Lists the changes by a paid order: the balance before and after, premium, and the discount that was used.
 * Says where confirmation and invoice are (CRED-1).
 */
export function PurchaseChanges({ payment }: { payment: Payment }) {
  const text = useText();
  const money = useFormatMoney();
  const { full_price: full, price } = payment;
  const saved = full && full.amount > price.amount ? { ...price, amount: full.amount - price.amount } : null;
  return (
    <dl className={styles.changes} aria-label={text('payments.change.title')}>
      <Change name={text('payments.change.credits')}>
        <strong className={styles.credits}>
          <CreditsChange payment={payment} />
        </strong>
      </Change>
      {payment.made_premium ? (
        <Change name={text('payments.change.premium')}>
          <PremiumChange />
        </Change>
      ) : null}
      {saved ? (
        <Change name={text('payments.change.discount')}>
          {text('payments.change.saved', { amount: money(saved) })}
        </Change>
      ) : null}
      <Change name={text('payments.change.receipt')}>
        {text(payment.invoice ? 'payments.change.receipt_ready' : 'payments.change.receipt_soon')}
      </Change>
    </dl>
  );
}
