import type { MollieClient } from '@mollie/api-client';
import { mollieCall } from './mollie-call.ts';
import { isGoneAtMollie, MollieFault } from './mollie-error.ts';

/** It ended, or its bank works on it, since it was looked at. */
const isTooLate = (error: unknown): boolean => error instanceof MollieFault && error.status === 422;

/** Ends a payment while Mollie says that it can be ended; false otherwise (PAY-36). */
export async function cancelAtMollie(client: MollieClient, reference: string): Promise<boolean> {
  try {
    const { isCancelable } = await mollieCall('tell of a payment', () => client.payments.get(reference));
    if (!isCancelable) return false;
    await mollieCall('cancel a payment', () => client.payments.cancel(reference));
    return true;
  } catch (error) {
    if (isTooLate(error) || isGoneAtMollie(error)) return false;
    throw error;
  }
}
