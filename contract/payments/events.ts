import { liveEvent } from '#contract/kit/event.ts';
import { payment } from './payment.ts';

/** A payment of the member as it stands now: the page of a pending one need not be reloaded (CRED-4). */
export const paymentChanged = liveEvent({ name: 'payments/payment-changed', payload: payment });
