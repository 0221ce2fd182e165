import { failpoint } from '#server/platform/failpoint.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { FetchedMandate, PaymentProvider } from '../providers/provider.ts';
import { customerOf } from './customer-of.ts';
import { readMandate, type StoredMandate, setProviderMandate } from './payment-mandates.sql.ts';
import { revokeMandate } from './revoke-mandate.job.ts';

/**
 * Signs a mandate at its provider, or asks for its state while that is unclear, and returns the updated
 * mandate. The key is the stored id, and the provider looks for the mandate reference first, so it is signed
 * once (PAY-15, PAY-27). Rejects with MethodRefused if the provider never accepts this account, and with
 * another error while it cannot be reached.
 */
export async function signMandate(
  platform: Platform,
  provider: PaymentProvider,
  mandate: StoredMandate,
): Promise<StoredMandate> {
  if (mandate.state !== 'pending' || mandate.member === null) return mandate;
  const there = await mandateAtProvider(
    platform,
    provider,
    mandate,
    await customerOf(platform, provider, mandate.member),
  );
  if (!there) return mandate;
  failpoint('debit/signed');
  const { customer, reference, state } = there;
  await setProviderMandate(platform.db, mandate.id, { customer, reference, isValid: state === 'valid' });
  const signed = (await readMandate(platform.db, mandate.id)) ?? mandate;
  // The mandate ended here while it was being signed at the provider.
  if (signed.state === 'ended') await platform.jobs.send(revokeMandate, { mandate: mandate.id });
  return signed;
}

async function mandateAtProvider(
  { keys }: Platform,
  provider: PaymentProvider,
  { id, reference, account, mandateReference, signedAt }: StoredMandate,
  customer: string,
): Promise<FetchedMandate | null> {
  if (reference !== null) return provider.mandates.read(customer, reference);
  if (account === null || mandateReference === null) return null;
  const [holder, iban] = [account.holder, account.iban].map((sealed) => keys.open('credits/mandate', sealed));
  if (holder === undefined || iban === undefined) return null;
  return provider.mandates.sign({ customer, holder, iban, mandateReference, signedAt }, `mandate-${id}`);
}
