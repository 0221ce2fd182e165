import { forgetAttempt } from './orders/order-attempt.ts';
import { forgetReturnPlaces } from './orders/return-place.ts';

/** Deletes from this device which conversations led to an order, and the running order attempt. */
export function deleteStoredPurchases(): void {
  forgetReturnPlaces();
  forgetAttempt();
}
