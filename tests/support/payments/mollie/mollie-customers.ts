import * as z from 'zod/mini';
import { type MollieAnswer, mollieRefusal } from './mollie-answer.ts';
import type { BookedMandate, mollieBooks } from './mollie-books.ts';

const opened = z.object({ metadata: z._default(z.unknown(), null) });

const signed = z.object({
  method: z.enum(['directdebit', 'paypal']),
  consumerName: z.string().check(z.minLength(1)),
  // Mollie accepts no banks outside the EU and its neighbours, although SEPA has more (SEPA-2).
  consumerAccount: z.string().check(z.regex(/^(?!GB|CH)[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/)),
  signatureDate: z._default(z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))), null),
  mandateReference: z._default(z.nullable(z.string().check(z.maxLength(35))), null),
});

/** Customers and their mandates, as Mollie's API v2 answers. */
export function mollieCustomers(books: ReturnType<typeof mollieBooks>, root: () => string) {
  const mandateBody = (mandate: BookedMandate) => ({
    resource: 'mandate',
    mode: 'test',
    ...mandate,
    scopes: ['customer-not-present'],
    _links: { customer: { href: `${root()}/customers/${mandate.customerId}`, type: 'application/hal+json' } },
  });
  const unknown = (id: string): MollieAnswer | null =>
    books.customers.some((customer) => customer.id === id)
      ? null
      : mollieRefusal(404, `No customer exists with token ${id}.`);
  const mandateOf = (customer: string, id: string) =>
    books.mandates.find((mandate) => mandate.id === id && mandate.customerId === customer);

  return {
    create(body: unknown): MollieAnswer {
      const customer = books.openCustomer(opened.parse(body).metadata);
      return {
        status: 201,
        body: { resource: 'customer', mode: 'test', ...customer, name: null, email: null, _links: {} },
      };
    },

    signMandate(customerId: string, body: unknown): MollieAnswer {
      const refusal = unknown(customerId);
      if (refusal) return refusal;
      const read = signed.safeParse(body);
      if (!read.success) {
        const field = read.error.issues[0]?.path.join('.') ?? '';
        return mollieRefusal(422, `The ${field} is invalid`, field);
      }
      const { consumerName, consumerAccount, ...mandate } = read.data;
      const details = { consumerName, consumerAccount };
      return { status: 201, body: mandateBody(books.sign({ ...mandate, customerId, details })) };
    },

    listMandates(customerId: string): MollieAnswer {
      const refusal = unknown(customerId);
      if (refusal) return refusal;
      const mandates = books.mandates
        .filter((mandate) => mandate.customerId === customerId)
        .toReversed()
        .map(mandateBody);
      return {
        status: 200,
        body: { count: mandates.length, _embedded: { mandates }, _links: { next: null, previous: null } },
      };
    },

    getMandate(customerId: string, id: string): MollieAnswer {
      const mandate = mandateOf(customerId, id);
      return mandate
        ? { status: 200, body: mandateBody(mandate) }
        : mollieRefusal(404, `No mandate exists with token ${id}.`);
    },

    revokeMandate(customerId: string, id: string): MollieAnswer {
      const mandate = mandateOf(customerId, id);
      if (!mandate) return mollieRefusal(404, `No mandate exists with token ${id}.`);
      books.revoke(mandate);
      return { status: 204, body: {} };
    },
  };
}
