import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { getPackagesQuery } from '../packages/get-packages.query.ts';
import { CancelOrder } from './cancel-order.tsx';
import styles from './held-order.module.css';

/**
 * Why nothing was ordered: the discount is with an earlier order that is still to be paid. That one can be finished or given
 * up, and then this one can be placed (PAY-33). `message` is the server's, `onFree` hears that the discount is free again.
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
