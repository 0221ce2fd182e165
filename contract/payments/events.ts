import { liveEvent } from '#contract/kit/event.ts';
import { payment } from './payment.ts';

/**
 * The current state of a member's payment, so that the page of a pending payment needs no reload (CRED-4).
 */
export const paymentChanged = liveEvent({ name: 'payments/payment-changed', payload: payment });
