import { Button } from '@mantine/core';
import type { Money } from '#contract/kit/money.ts';
import type { PackageId } from '#contract/payments/package.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import type { DebitClosedReason as Why } from './debit-closed-reason.ts';

/**
 * Why the member cannot pay by direct debit now, and the alternatives: every other method stays available
 * (MEET-12).
 */
export function DebitClosed(props: { why: Why; id: PackageId; limit: Money }) {
  const text = useText();
  const money = useFormatMoney();
  const { why } = props;
  return (
    <EmptyState
      picture="coins"
      title={text(`payments.direct_debit.${why}_title`)}
      body={text(`payments.direct_debit.${why}_body`, { limit: money(props.limit) })}
    >
      <ButtonLink to={`/credits/${props.id}`}>{text('payments.transaction.other_method')}</ButtonLink>
      {why === 'blocked_failed' || why === 'blocked_disputed' ? (
        <Button component="a" href="/pages/service" variant="light">
          {text('payments.direct_debit.contact')}
        </Button>
      ) : null}
      {why === 'limit' ? (
        <ButtonLink to="/transactions" variant="light">
          {text('payments.transaction.all')}
        </ButtonLink>
      ) : null}
    </EmptyState>
  );
}
