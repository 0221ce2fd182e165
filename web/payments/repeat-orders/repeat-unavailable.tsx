import type { NoRepeat } from '#contract/payments/get-repeat-order.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';

/** Why no order can be repeated, and a link to the packages. */
export function RepeatUnavailable({ reason }: { reason: NoRepeat | null }) {
  const text = useText();
  const why = reason ?? 'nothing_to_repeat';
  return (
    <EmptyState
      picture="coins"
      title={text(`payments.repeat.${why}_title`)}
      body={text(`payments.repeat.${why}_body`)}
    >
      <ButtonLink to="/credits">{text('payments.repeat.choose')}</ButtonLink>
    </EmptyState>
  );
}
