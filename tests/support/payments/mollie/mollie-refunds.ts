import * as z from 'zod/mini';
import type { Clock } from '#server/platform/clock.ts';
import { type MollieAnswer, mollieRefusal } from './mollie-answer.ts';
import { centsLeft, type mollieBooks, refundBody } from './mollie-books.ts';

const asked = z.object({
  amount: z.object({ currency: z.string(), value: z.string().check(z.regex(/^\d+\.\d{2}$/)) }),
  description: z._default(z.string().check(z.maxLength(255)), ''),
  metadata: z._default(z.unknown(), null),
});

/** Within this period Mollie rejects the same amount of the same payment as an accidental duplicate. */
const slipMs = 3_600_000;

/**
 * The maximum that Mollie refunds beyond the paid amount, for a buyer's cost of returning goods. Zero for
 * cards and wallets.
 */
const extraCents = (method: string | null): number =>
  method === 'creditcard' || method === 'applepay' || method === 'paypal' ? 0 : 2500;

/** Refunds by the shop, as Mollie's API v2 answers. */
export function mollieRefunds(books: ReturnType<typeof mollieBooks>, clock: Clock, root: () => string) {
  return {
    create(id: string, body: unknown): MollieAnswer {
      const payment = books.of(id);
      if (!payment) return mollieRefusal(404, `No payment exists with token ${id}.`);
      const read = asked.safeParse(body);
      if (!read.success) return mollieRefusal(422, 'The amount is invalid', 'amount');
      const { amount, ...said } = read.data;
      if (payment.status !== 'paid') return mollieRefusal(422, 'The payment is not paid');
      if (amount.currency !== payment.amount.currency)
        return mollieRefusal(422, 'The currency is another one', 'amount');
      if (Math.round(Number(amount.value) * 100) > centsLeft(payment) + extraCents(payment.method))
        return mollieRefusal(422, 'The amount is higher than what is left of the payment', 'amount');
      const now = clock.now().getTime();
      const isSlip = payment.refunds.some(
        (one) => one.amount.value === amount.value && now - Date.parse(one.createdAt) < slipMs,
      );
      if (isSlip) return mollieRefusal(409, 'A duplicate refund has been detected');
      const refund = books.refund(payment, amount.value, said);
      return { status: 201, body: refundBody(root(), payment, refund) };
    },
  };
}
