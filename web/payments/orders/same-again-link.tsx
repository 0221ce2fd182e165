import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Payment } from '#contract/payments/payment.ts';
import { getRepeatOrderQuery } from '../mandates/get-repeat-order.query.ts';
import { canRepeat, sameAgainPath } from './same-again.ts';

/**
 * Gives `children` the page that repeats a paid order. Renders nothing for other orders, and for members who
 * cannot order.
 */
export function SameAgain(props: { payment: Payment; children: (to: string) => ReactNode }) {
  const { data } = useQuery({ ...getRepeatOrderQuery(), enabled: canRepeat(props.payment) });
  if (!data || !canRepeat(props.payment)) return null;
  return props.children(sameAgainPath(props.payment, data.order));
}
