import { Button } from '@mantine/core';
import type { PackageId } from '#contract/credits/package.ts';
import type { Money } from '#contract/kit/money.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/state-notice.tsx';
import { useMoneyText } from '../money-text.ts';
import type { DebitClosed as Why } from '../state/debit-closed.ts';

/** Why no direct debit can be given now, and the ways out: all else can still be paid with (MEET-12). */
export function DebitClosed(props: { why: Why; id: PackageId; limit: Money }) {
  const text = useText();
  const money = useMoneyText();
  const { why } = props;
  return (
    <EmptyState
      picture="coins"
      title={text(`credits.direct_debit.${why}_title`)}
      body={text(`credits.direct_debit.${why}_body`, { limit: money(props.limit) })}
    >
      <ButtonLink to={`/credits/${props.id}`}>{text('credits.transaction.other_method')}</ButtonLink>
      {why === 'blocked_failed' || why === 'blocked_disputed' ? (
        <Button component="a" href="/pages/service" variant="light">
          {text('credits.direct_debit.contact')}
        </Button>
      ) : null}
      {why === 'limit' ? (
        <ButtonLink to="/transactions" variant="light">
          {text('credits.transaction.all')}
        </ButtonLink>
      ) : null}
    </EmptyState>
  );
}
