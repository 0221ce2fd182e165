import type { Creditor } from '#contract/payments/get-direct-debit.ts';
import type { PaymentProvider } from './provider.ts';

/** The creditor of direct debits with each provider, as shown on the payer's bank statement (SEPA-3). */
export const creditorOf: Readonly<Record<PaymentProvider['name'], Creditor>> = {
  mollie: { name: 'Stichting Mollie Payments', identifier: 'NL08ZZZ502057730000' },
  sandbox: { name: 'Vonk Sandbox', identifier: 'NL00ZZZ000000000000' },
};
