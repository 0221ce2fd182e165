import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { RepeatOrder } from '#contract/payments/get-repeat-order.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { IconTile } from '#web/ui/layout/icon-mark.tsx';
import { MandateIcon } from '../mandates/mandate-icon.tsx';
import { useMandateName } from '../mandates/use-mandate-name.ts';
import styles from './repeat-method.module.css';

/**
 * The payment method of the repeated order, its collection day if that is not today, and a link to other
 * methods.
 */
export function RepeatMethod({ order }: { order: RepeatOrder }) {
  const text = useText();
  const intl = useIntl();
  const mandateName = useMandateName();
  const { debit_date: day } = order;
  return (
    <div className={styles.method}>
      <h2 className={styles.title}>{text('payments.repeat.method_title')}</h2>
      <IconTile>
        <MandateIcon method={order.mandate.method} />
      </IconTile>
      <div>
        <p className={styles.name}>{mandateName(order.mandate)}</p>
        <p className={styles.quiet}>
          {day === null
            ? text('payments.repeat.charged_now')
            : text('payments.repeat.charged_on', {
                // A calendar day: the same in every time zone.
                date: intl.formatDate(day, { dateStyle: 'full', timeZone: 'UTC' }),
              })}
        </p>
      </div>
      <p className={styles.other}>
        <Link to={`/credits/${order.package}`}>{text('payments.transaction.other_method')}</Link>
      </p>
    </div>
  );
}
