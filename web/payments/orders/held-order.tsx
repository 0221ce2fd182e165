import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { getPackagesQuery } from '../packages/get-packages.query.ts';
import { CancelOrder } from './cancel-order.tsx';
import styles from './held-order.module.css';

/**
 * Says that nothing was ordered, because an earlier open order holds the discount. The member can pay or
 * cancel that order and then place this one (PAY-33). `message` is the server's text; `onFree` is called when
 * the discount is available again.
 */
export function HeldOrder(props: { payment: number; message: string; onFree: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const order = `/transactions/${props.payment}`;
  return (
    <div className={styles.held} role="alert">
      <p>{props.message}</p>
      <div className={styles.ways}>
        <ButtonLink to={order} variant="light">
          {text('payments.cancel.see')}
        </ButtonLink>
        <CancelOrder
          payment={props.payment}
          onEnded={({ state }) => {
            if (state === 'completed') {
              void queries.invalidateQueries({ queryKey: getPackagesQuery().queryKey });
              void navigate(order);
            } else props.onFree();
          }}
        />
      </div>
    </div>
  );
}
