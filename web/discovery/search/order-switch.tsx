import { Link } from 'react-router';
import type { Criteria } from '#contract/discovery/criteria.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { addressOf } from '../criteria/member-search.ts';
import { SetPlace, useHasPosition } from '../criteria/set-place.tsx';
import styles from './order-switch.module.css';

/**
 * Switches between recently active first and nearest first (DISC-3). A member without a position is asked for
 * one.
 */
export function OrderSwitch({ criteria }: { criteria: Criteria }) {
  const text = useText();
  const positioned = useHasPosition(true);
  // Without a position an address that asks for nearest first gets the other order.
  const present = positioned ? (criteria.order ?? 'active') : 'active';
  const link = (order: 'active' | 'nearest') => (
    <Link
      to={addressOf({ ...criteria, order })}
      className={styles.order}
      aria-current={order === present ? 'true' : undefined}
      preventScrollReset
    >
      {text(`discovery.order_${order}`)}
    </Link>
  );
  return (
    <nav className={styles.orders} aria-label={text('discovery.order')}>
      {link('active')}
      {positioned ? (
        link('nearest')
      ) : (
        <SetPlace>
          {(open) => (
            <button type="button" className={styles.order} aria-haspopup="dialog" onClick={open}>
              {text('discovery.order_nearest')}
            </button>
          )}
        </SetPlace>
      )}
    </nav>
  );
}
