import { useQuery } from '@tanstack/react-query';
import type { Payment } from '#contract/payments/payment.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { getPackageQuery } from '../packages/get-packages.query.ts';
import { retryWays } from './retry-options.ts';

const looks = ['filled', 'light', 'default'] as const;

/** What can be done after a payment that failed: the same again, PayPal where it is offered, or another way (CRED-7). */
export function RetryPayment({ payment }: { payment: Payment }) {
  const text = useText();
  const { data } = useQuery(getPackageQuery(payment.package));
  return retryWays(payment, data?.payment_methods ?? []).map(({ to, says }, place) => (
    <ButtonLink key={to} to={to} variant={looks[place] ?? 'default'}>
      {text(says)}
    </ButtonLink>
  ));
}
