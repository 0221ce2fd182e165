import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type CreditMovement, listMovements } from '#contract/ledger/list-movements.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pagesFor } from '#web/platform/query/query-for.ts';
import { useFormatMoney } from './money-text.ts';
import styles from './movement-row.module.css';

export const movementPages = () =>
  pagesFor(listMovements, {}, ({ movements, has_more: more }) => {
    const last = movements.at(-1);
    return more && last ? { before: last.number } : undefined;
  });

/** The price of the credits in a movement. For reversed credits the linked order shows it (CON-9). */
function MovementPrice({ movement }: { movement: CreditMovement }) {
  const text = useText();
  const money = useFormatMoney();
  const { bought, paid } = movement;
  if (bought === 0) return <span>{text('ledger.movement.given')}</span>;
  return paid.length === 0 ? null : <span>{paid.map(money).join(' + ')}</span>;
}

/** One movement: reason, time, credits in or out, their price, and the balance after it (CRED-10). */
export function MovementRow({ movement }: { movement: CreditMovement }) {
  const text = useText();
  const intl = useIntl();
  const { reason, at, credits, balance, payment_id: order } = movement;
  return (
    <li className={styles.row}>
      <p className={styles.why}>
        <strong>{text(`ledger.reason.${reason}`)}</strong>
        <span className={styles.quiet}>
          {intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
        </span>
        {order === null ? null : (
          <Link to={`/transactions/${order}`} className={styles.order}>
            {text('ledger.movement.order', { number: String(order) })}
          </Link>
        )}
      </p>
      <p className={styles.sum}>
        <strong className={credits > 0 ? styles.gain : undefined}>
          {text('ledger.movement.credits', {
            signed: intl.formatNumber(credits, { signDisplay: 'always' }),
            credits: Math.abs(credits),
          })}
        </strong>
        <span className={styles.quiet}>
          <MovementPrice movement={movement} />
        </span>
        <span className={styles.quiet}>{text('ledger.movement.balance', { credits: balance })}</span>
      </p>
    </li>
  );
}
