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
  readonly description: string;
  readonly metadata: unknown;
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

export interface BookedCustomer {
  readonly id: string;
  readonly metadata: unknown;
  readonly createdAt: string;
}

/** Permission to charge a customer again. */
export interface BookedMandate {
  readonly id: string;
  readonly customerId: string;
  readonly method: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly mandateReference: string | null;
  readonly signatureDate: string | null;
  readonly createdAt: string;
  /** valid, pending or invalid. */
  status: string;
}

/** The payment as the shop requested it. */
export interface OrderedPayment {
  readonly amount: BookedAmount;
  readonly description: string;
  readonly method: string | null;
  readonly metadata: unknown;
  readonly redirectUrl: string | null;
  readonly webhookUrl: string | null;
  readonly locale: string | null;
  readonly restrictPaymentMethodsToCountry: string | null;
  readonly sequenceType: string;
  readonly customerId: string | null;
}

export interface BookedPayment extends OrderedPayment {
  readonly id: string;
  readonly createdAt: string;
  status: string;
  readonly refunds: BookedRefund[];
  readonly chargebacks: BookedChargeback[];
  /** The mandate that the payment created, or that it was charged with. */
  mandateId: string | null;
  /** Mollie's details of the method: destination, payer, failure reason. */
  details: Readonly<Record<string, unknown>> | null;
  /** Values that are returned instead of the booked ones, such as another amount, status or mode. */
  wrong: Readonly<Record<string, unknown>>;
}

const token = (prefix: string): string =>
  `${prefix}_${randomBytes(15).toString('base64').replace(/[+/]/g, 'x').slice(0, 10)}`;

const sum = (currency: string, amounts: readonly BookedAmount[]): BookedAmount => {
  const cents = amounts.reduce((total, { value }) => total + Math.round(Number(value) * 100), 0);
  return { currency, value: (cents / 100).toFixed(2) };
};

const hal = (href: string) => ({ href, type: 'application/hal+json' });

/** The bank account that receives transfers. */
const transferDetails = {
  bankName: 'Stichting Mollie Payments',
  bankAccount: 'NL53ABNA0627535577',
  bankBic: 'ABNANL2A',
  transferReference: 'RF12-3456-7890-1234',
};

/** The mandate details: a card for cards and card wallets, a bank account for banks. */
const keptOf = (method: string | null) =>
  method === 'creditcard' || method === 'applepay'
    ? { method: 'creditcard', details: { cardHolder: 'T. Test', cardNumber: '6787', cardLabel: 'Visa' } }
    : method === 'paypal'
      ? { method: 'paypal', details: { consumerName: 'T. Test', consumerAccount: 'buyer@mail.example' } }
      : {
          method: 'directdebit',
          details: { consumerName: 'T. Test', consumerAccount: 'NL55INGB0000000000' },
        };

/** Mollie's books: payments, refunds and chargebacks. */
export function mollieBooks(clock: Clock) {
  const payments: BookedPayment[] = [];
  const customers: BookedCustomer[] = [];
  const mandates: BookedMandate[] = [];
  const now = () =>
    clock
      .now()
      .toISOString()
      .replace(/\.\d+Z$/, '+00:00');
  return {
    /** Oldest first. */
    payments,
    customers,
    mandates,
    of: (id: string): BookedPayment | undefined => payments.find((payment) => payment.id === id),
    /** The only payment for one of our orders. Throws if there is none, or more than one. */
    ofOrder(order: Id): BookedPayment {
      const [one, ...others] = payments.filter(
        ({ metadata }) => JSON.stringify(metadata) === JSON.stringify({ order }),
      );
      if (!one || others.length > 0)
        throw new Error(`the Mollie stand-in has ${one ? others.length + 1 : 0} payments for the order`);
      return one;
    },
    /** Opens a payment. A payment with a mandate is pending at once, because nobody has to act on it. */
    open(order: OrderedPayment, mandate: BookedMandate | null = null): BookedPayment {
      const payment: BookedPayment = {
        ...order,
        id: token('tr'),
        createdAt: now(),
        status: mandate ? 'pending' : 'open',
        refunds: [],
        chargebacks: [],
        mandateId: mandate?.id ?? null,
        details: order.method === 'banktransfer' ? transferDetails : (mandate?.details ?? null),
        wrong: {},
      };
      payments.push(payment);
      return payment;
    },
    openCustomer(metadata: unknown): BookedCustomer {
      const customer = { id: token('cst'), metadata, createdAt: now() };
      customers.push(customer);
      return customer;
    },
    sign(mandate: Omit<BookedMandate, 'id' | 'createdAt' | 'status'>, status = 'valid'): BookedMandate {
      const signed = { ...mandate, id: token('mdt'), createdAt: now(), status };
      mandates.push(signed);
      return signed;
    },
    /** Stores the mandate of a paid first payment. */
    keep(payment: BookedPayment): void {
      const { customerId, sequenceType, mandateId, method } = payment;
      if (sequenceType !== 'first' || customerId === null || mandateId !== null) return;
      const reference = { mandateReference: null, signatureDate: now().slice(0, 10) };
      payment.mandateId = this.sign({ ...keptOf(method), ...reference, customerId }).id;
    },
    revoke(mandate: BookedMandate): void {
      mandates.splice(mandates.indexOf(mandate), 1);
    },
    refund(
      { refunds, amount: { currency } }: BookedPayment,
      value: string,
      asked: Pick<BookedRefund, 'description' | 'metadata'> = { description: '', metadata: null },
    ): BookedRefund {
      const refund = {
        ...asked,
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

/** The amount of a payment that was not refunded or charged back, in cents. */
export const centsLeft = ({ amount, refunds, chargebacks }: BookedPayment): number => {
  const gone = [
    ...refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled'),
    ...chargebacks.filter(({ reversedAt }) => reversedAt === null),
  ];
  const cents = (value: string): number => Math.round(Number(value) * 100);
  return cents(amount.value) - gone.reduce((total, one) => total + cents(one.amount.value), 0);
};

/** True for a transfer that was not made yet, and for a debit that the bank has not received yet. */
export const isCancelable = ({ method, status }: BookedPayment): boolean =>
  (method === 'banktransfer' && status === 'open') || (method === 'directdebit' && status === 'pending');

export const refundBody = (root: string, payment: BookedPayment, refund: BookedRefund) => ({
  resource: 'refund',
  mode: 'test',
  ...refund,
  paymentId: payment.id,
  _links: {
    self: hal(`${root}/payments/${payment.id}/refunds/${refund.id}`),
    payment: hal(`${root}/payments/${payment.id}`),
  },
});

/** A payment as the API returns it. Embeds only what was requested. */
export function paymentBody(root: string, payment: BookedPayment, embed: readonly string[]) {
  const { refunds, chargebacks, wrong, webhookUrl, locale, customerId, mandateId, details, ...booked } =
    payment;
  const self = `${root}/payments/${payment.id}`;
  const { currency } = payment.amount;
  const wentBack = refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  const chargedBack = chargebacks.filter(({ reversedAt }) => reversedAt === null);
  const embedded = {
    ...(embed.includes('refunds') ? { refunds: refunds.map((one) => refundBody(root, payment, one)) } : {}),
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
    ...(['open', 'pending'].includes(payment.status) ? { isCancelable: isCancelable(payment) } : {}),
    ...(customerId === null ? {} : { customerId }),
    ...(mandateId === null ? {} : { mandateId }),
    ...(details === null ? {} : { details }),
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
      ...(payment.status === 'open' && payment.redirectUrl !== null
        ? { checkout: { href: `https://www.mollie.com/checkout/${payment.id}`, type: 'text/html' } }
        : {}),
    },
    ...(Object.keys(embedded).length > 0 ? { _embedded: embedded } : {}),
    ...wrong,
  };
}
