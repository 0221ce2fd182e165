import { randomBytes } from 'node:crypto';
import type { Id } from '#contract/kit/id.ts';
import type { Clock } from '#server/platform/clock.ts';

interface BookedAmount {
  readonly currency: string;
  readonly value: string;
}

export interface BookedRefund {
  readonly id: string;
  readonly amount: BookedAmount;
  readonly createdAt: string;
  /** queued, pending, processing, refunded, failed or canceled. */
  status: string;
}

export interface BookedChargeback {
  readonly id: string;
  readonly amount: BookedAmount;
  readonly createdAt: string;
  readonly reason: { readonly code: string; readonly description: string } | null;
  reversedAt: string | null;
}

/** What the shop asked for. */
export interface OrderedPayment {
  readonly amount: BookedAmount;
  readonly description: string;
  readonly method: string | null;
  readonly metadata: unknown;
  readonly redirectUrl: string;
  readonly webhookUrl: string | null;
  readonly locale: string | null;
  readonly restrictPaymentMethodsToCountry: string | null;
}

export interface BookedPayment extends OrderedPayment {
  readonly id: string;
  readonly createdAt: string;
  status: string;
  readonly refunds: BookedRefund[];
  readonly chargebacks: BookedChargeback[];
  /** Told instead of what is booked: another amount, status, mode. */
  wrong: Readonly<Record<string, unknown>>;
}

const token = (prefix: string): string =>
  `${prefix}_${randomBytes(15).toString('base64').replace(/[+/]/g, 'x').slice(0, 10)}`;

const sum = (currency: string, amounts: readonly BookedAmount[]): BookedAmount => {
  const cents = amounts.reduce((total, { value }) => total + Math.round(Number(value) * 100), 0);
  return { currency, value: (cents / 100).toFixed(2) };
};

const hal = (href: string) => ({ href, type: 'application/hal+json' });

/** Mollie's books: payments, and what went back of them. */
export function mollieBooks(clock: Clock) {
  const payments: BookedPayment[] = [];
  const now = () =>
    clock
      .now()
      .toISOString()
      .replace(/\.\d+Z$/, '+00:00');
  return {
    /** Oldest first. */
    payments,
    of: (id: string): BookedPayment | undefined => payments.find((payment) => payment.id === id),
    /** The one payment for an order of ours; throws where there is none, or more than one. */
    ofOrder(order: Id): BookedPayment {
      const [one, ...others] = payments.filter(
        ({ metadata }) => JSON.stringify(metadata) === JSON.stringify({ order }),
      );
      if (!one || others.length > 0)
        throw new Error(`mollie has ${one ? others.length + 1 : 0} payments for it`);
      return one;
    },
    open(order: OrderedPayment): BookedPayment {
      const payment: BookedPayment = {
        ...order,
        id: token('tr'),
        createdAt: now(),
        status: 'open',
        refunds: [],
        chargebacks: [],
        wrong: {},
      };
      payments.push(payment);
      return payment;
    },
    refund({ refunds, amount: { currency } }: BookedPayment, value: string): BookedRefund {
      const refund = {
        id: token('re'),
        amount: { currency, value },
        createdAt: now(),
        status: 'pending',
      };
      refunds.push(refund);
      return refund;
    },
    chargeBack({ chargebacks, amount: { currency } }: BookedPayment, value: string): BookedChargeback {
      const chargeback: BookedChargeback = {
        id: token('chb'),
        amount: { currency, value },
        createdAt: now(),
        reason: { code: 'AC01', description: 'Account identifier incorrect' },
        reversedAt: null,
      };
      chargebacks.push(chargeback);
      return chargeback;
    },
    win(chargeback: BookedChargeback): void {
      chargeback.reversedAt = now();
    },
  };
}

/** A payment as the API tells it; only what was asked for is embedded. */
export function paymentBody(root: string, payment: BookedPayment, embed: readonly string[]) {
  const { refunds, chargebacks, wrong, webhookUrl, locale, ...booked } = payment;
  const self = `${root}/payments/${payment.id}`;
  const { currency } = payment.amount;
  const wentBack = refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  const chargedBack = chargebacks.filter(({ reversedAt }) => reversedAt === null);
  const embedded = {
    ...(embed.includes('refunds')
      ? { refunds: refunds.map((one) => ({ resource: 'refund', paymentId: payment.id, ...one, _links: {} })) }
      : {}),
    ...(embed.includes('chargebacks')
      ? {
          chargebacks: chargebacks.map(({ reason, reversedAt, ...one }) => ({
            resource: 'chargeback',
            paymentId: payment.id,
            ...one,
            ...(reason === null ? {} : { reason }),
            ...(reversedAt === null ? {} : { reversedAt }),
            _links: {},
          })),
        }
      : {}),
  };
  return {
    resource: 'payment',
    mode: 'test',
    ...booked,
    profileId: 'pfl_standin',
    sequenceType: 'oneoff',
    isCancelable: false,
    ...(webhookUrl === null ? {} : { webhookUrl }),
    ...(locale === null ? {} : { locale }),
    ...(payment.status === 'paid'
      ? {
          amountRefunded: sum(
            currency,
            wentBack.map(({ amount }) => amount),
          ),
        }
      : {}),
    ...(chargedBack.length > 0
      ? {
          amountChargedBack: sum(
            currency,
            chargedBack.map(({ amount }) => amount),
          ),
        }
      : {}),
    _links: {
      self: hal(self),
      ...(payment.status === 'open'
        ? { checkout: { href: `https://www.mollie.com/checkout/${payment.id}`, type: 'text/html' } }
        : {}),
    },
    ...(Object.keys(embedded).length > 0 ? { _embedded: embedded } : {}),
    ...wrong,
  };
}
