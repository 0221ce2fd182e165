import type { MollieClient } from '@mollie/api-client';
import { mollieCall } from './mollie-call.ts';
import { isNotFoundAtMollie, MollieError } from './mollie-error.ts';

/** The payment ended, or its bank started processing it, since it was read. */
const isTooLate = (error: unknown): boolean => error instanceof MollieError && error.status === 422;

/** Cancels a payment as long as Mollie reports it as cancelable; false otherwise (PAY-36). */
export async function cancelAtMollie(client: MollieClient, reference: string): Promise<boolean> {
  try {
    const { isCancelable } = await mollieCall('tell of a payment', () => client.payments.get(reference));
    if (!isCancelable) return false;
    await mollieCall('cancel a payment', () => client.payments.cancel(reference));
    return true;
  } catch (error) {
    if (isTooLate(error) || isNotFoundAtMollie(error)) return false;
    throw error;
  }
}
