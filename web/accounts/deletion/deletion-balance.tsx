import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { getDeletionOffers } from '#contract/accounts/get-deletion-offers.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './deletion-reasons.module.css';

/**
 * The credits left in the wallet, their worth, and a link to have them refunded first (CON-16). Renders
 * nothing for an empty wallet.
 */
export function DeletionBalance({ offers }: { offers: AnswerOf<typeof getDeletionOffers> }) {
  const text = useText();
  const intl = useIntl();
  const money = useFormatMoney();
  const { credits, refundable } = offers;
  if (credits === 0) return null;
  const bought = refundable.credits > 0;
  return (
    <Panel className={styles.balance ?? ''}>
      <h2>{text('accounts.leave.balance', { credits })}</h2>
      <p>
        {bought
          ? text('accounts.leave.balance_paid', {
              credits: refundable.credits,
              amount: intl.formatList(refundable.paid.map(money)),
            })
          : text('accounts.leave.balance_given')}
      </p>
      {bought ? <Link to="/withdraw">{text('accounts.leave.refund')}</Link> : null}
    </Panel>
  );
}
