import { useQuery } from '@tanstack/react-query';
import type { Payment } from '#contract/payments/payment.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { getPackageQuery } from '../packages/get-packages.query.ts';
import { retryOptions } from './retry-options.ts';

const looks = ['filled', 'light', 'default'] as const;

/** The options after a failed payment: retry, PayPal if it is offered, or another method (CRED-7). */
export function RetryPayment({ payment }: { payment: Payment }) {
  const text = useText();
  const { data } = useQuery(getPackageQuery(payment.package));
  return retryOptions(payment, data?.payment_methods ?? []).map(({ to, says }, place) => (
    <ButtonLink key={to} to={to} variant={looks[place] ?? 'default'}>
      {text(says)}
    </ButtonLink>
  ));
}
