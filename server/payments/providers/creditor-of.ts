import type { Creditor } from '#contract/payments/get-direct-debit.ts';
import type { ProviderName } from './provider-name.ts';

const creditors: Readonly<Partial<Record<ProviderName, Creditor>>> = {
  mollie: { name: 'Stichting Mollie Payments', identifier: 'NL08ZZZ502057730000' },
  sandbox: { name: 'Vonk Sandbox', identifier: 'NL00ZZZ000000000000' },
};

/**
 * The creditor of direct debits with a provider, as shown on the payer's bank statement (SEPA-3). Throws for
 * a provider that signs no mandates.
 */
export function creditorOf(provider: ProviderName): Creditor {
  const creditor = creditors[provider];
  if (!creditor) throw new Error(`${provider} collects no direct debits`);
  return creditor;
}
