import * as z from 'zod/mini';
import { type MollieAnswer, mollieRefusal } from './mollie-answer.ts';
import { isCancelable, type mollieBooks, paymentBody } from './mollie-books.ts';

/** The amounts, currencies and countries that Mollie accepts for a method. */
export interface MollieMethodTerms {
  readonly minimum: number;
  readonly maximum: number;
  /** Null means any currency. */
  readonly currencies: readonly string[] | null;
  readonly countries: readonly string[] | null;
}

const locales =
  /^(?:en_US|en_GB|nl_NL|nl_BE|fr_FR|fr_BE|fr_LU|de_DE|de_AT|de_CH|de_LU|es_ES|ca_ES|pt_PT|it_IT|nb_NO|sv_SE|fi_FI|da_DK|is_IS|hu_HU|pl_PL|lv_LV|lt_LT)$/;

const ordered = z.object({
  amount: z.object({ currency: z.string(), value: z.string().check(z.regex(/^\d+\.\d{2}$/)) }),
  description: z.string().check(z.minLength(1), z.maxLength(255)),
  redirectUrl: z._default(z.nullable(z.url()), null),
  webhookUrl: z._default(z.nullable(z.url()), null),
  method: z._default(z.nullable(z.string()), null),
  locale: z._default(z.nullable(z.string().check(z.regex(locales))), null),
  metadata: z._default(z.unknown(), null),
  restrictPaymentMethodsToCountry: z._default(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))), null),
  sequenceType: z._default(z.enum(['oneoff', 'first', 'recurring']), 'oneoff'),
  customerId: z._default(z.nullable(z.string()), null),
  mandateId: z._default(z.nullable(z.string()), null),
});

type Ordered = z.output<typeof ordered>;

/** The methods that each kind of payment accepts. A bank account is only charged by its mandate. */
const methodsFor: Readonly<Record<string, (method: string) => boolean>> = {
  oneoff: (method) => method !== 'directdebit',
  first: (method) => ['creditcard', 'paypal', 'applepay', 'ideal', 'bancontact'].includes(method),
  recurring: (method) => ['creditcard', 'paypal', 'directdebit'].includes(method),
};

/** Methods that are listed only for a shop that asks for wallets. */
const wallets = ['applepay', 'googlepay'];

const isReachable = (url: string): boolean => !/^https?:\/\/(?:localhost|127\.|\[::1\])/.test(url);

/** The part of Mollie's API v2 that our shop uses. */
export function mollieApi(
  books: ReturnType<typeof mollieBooks>,
  methods: Map<string, MollieMethodTerms>,
  root: () => string,
  mostListed: () => number,
) {
  const takes = (terms: MollieMethodTerms, amount: { currency: string; value: string }): boolean =>
    (terms.currencies?.includes(amount.currency) ?? true) &&
    Number(amount.value) >= terms.minimum &&
    Number(amount.value) <= terms.maximum;

  const known = (customerId: string | null): boolean => books.customers.some(({ id }) => id === customerId);

  const recurring = ({ mandateId, ...order }: Ordered): MollieAnswer => {
    const mandate = books.mandates.find(
      ({ id, customerId, status }) =>
        id === mandateId && customerId === order.customerId && status === 'valid',
    );
    if (!mandate) return mollieRefusal(422, 'The customer has no such valid mandate', 'mandateId');
    const payment = books.open({ ...order, method: mandate.method, redirectUrl: null }, mandate);
    return { status: 201, body: paymentBody(root(), payment, []) };
  };

  const refusalOfMethod = (method: string, { amount, sequenceType }: Ordered): MollieAnswer | null => {
    if (!methodsFor[sequenceType]?.(method))
      return mollieRefusal(422, 'The payment method does not take such payments', 'method');
    const terms = methods.get(method);
    if (!terms)
      return mollieRefusal(422, 'The payment method is not enabled in your website profile', 'method');
    return takes(terms, amount)
      ? null
      : mollieRefusal(422, 'The amount is out of the range of this method', 'amount');
  };

  const refusalOf = (order: Ordered): MollieAnswer | null => {
    if (order.webhookUrl !== null && !isReachable(order.webhookUrl)) {
      return mollieRefusal(422, 'The webhook URL is unreachable from our point of view', 'webhookUrl');
    }
    if (order.sequenceType !== 'oneoff' && !known(order.customerId))
      return mollieRefusal(422, 'The customer does not exist', 'customerId');
    if (order.sequenceType === 'recurring') return null;
    if (order.redirectUrl === null) return mollieRefusal(422, 'The redirect URL is missing', 'redirectUrl');
    return order.method === null ? null : refusalOfMethod(order.method, order);
  };

  return {
    listMethods(query: URLSearchParams): MollieAnswer {
      const amount = {
        currency: query.get('amount[currency]') ?? 'EUR',
        value: query.get('amount[value]') ?? '1.00',
      };
      if (!locales.test(query.get('locale') ?? 'en_US'))
        return mollieRefusal(400, 'Invalid locale', 'locale');
      const country = query.get('billingCountry');
      const found = [...methods].filter(
        ([id, terms]) =>
          takes(terms, amount) &&
          methodsFor[query.get('sequenceType') ?? 'oneoff']?.(id) &&
          (country === null || (terms.countries?.includes(country) ?? true)) &&
          (!wallets.includes(id) || query.get('includeWallets')?.split(',').includes(id) === true),
      );
      const list = found.map(([id]) => ({
        resource: 'method',
        id,
        description: id,
        status: 'activated',
        _links: {},
      }));
      return { status: 200, body: { count: list.length, _embedded: { methods: list }, _links: {} } };
    },

    createPayment(body: unknown): MollieAnswer {
      const read = ordered.safeParse(body);
      if (!read.success) {
        const field = read.error.issues[0]?.path.join('.') ?? '';
        return mollieRefusal(422, `The ${field} is invalid`, field);
      }
      const refusal = refusalOf(read.data);
      if (refusal) return refusal;
      if (read.data.sequenceType === 'recurring') return recurring(read.data);
      const { mandateId: _, ...order } = read.data;
      const payment = books.open(order);
      return { status: 201, body: paymentBody(root(), payment, []) };
    },

    getPayment(id: string, query: URLSearchParams): MollieAnswer {
      const payment = books.of(id);
      if (!payment) return mollieRefusal(404, `No payment exists with token ${id}.`);
      return { status: 200, body: paymentBody(root(), payment, query.get('embed')?.split(',') ?? []) };
    },

    cancelPayment(id: string): MollieAnswer {
      const payment = books.of(id);
      if (!payment) return mollieRefusal(404, `No payment exists with token ${id}.`);
      if (!isCancelable(payment)) return mollieRefusal(422, 'The payment cannot be cancelled');
      payment.status = 'canceled';
      return { status: 200, body: paymentBody(root(), payment, []) };
    },

    /** Newest first. */
    listPayments(query: URLSearchParams): MollieAnswer {
      const asked = Number(query.get('limit') ?? 50);
      if (!(asked >= 1 && asked <= 250)) return mollieRefusal(400, 'The limit is invalid', 'limit');
      const limit = Math.min(asked, mostListed());
      const all = books.payments.toReversed();
      const from = query.get('from');
      const first = from === null ? 0 : all.findIndex(({ id }) => id === from);
      if (first < 0) return mollieRefusal(404, `No payment exists with token ${from}.`);
      const page = all.slice(first, first + limit).map((payment) => paymentBody(root(), payment, []));
      const next = all[first + limit];
      const href = next && `${root()}/payments?from=${next.id}&limit=${limit}`;
      return {
        status: 200,
        body: {
          count: page.length,
          _embedded: { payments: page },
          _links: { next: href ? { href, type: 'application/hal+json' } : null, previous: null },
        },
      };
    },
  };
}
