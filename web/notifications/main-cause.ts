import type * as z from 'zod/mini';
import type { disabledCause } from '#contract/notifications/disabled-cause.ts';

export type Cause = z.output<typeof disabledCause>;

/** A bounce comes first: while mail does not arrive, switching it on again is useless. */
const order: readonly Cause[] = ['bounce', 'fbl', 'list-unsubscribe'];

/** Returns the cause to show if there are several. */
export const mainCause = (causes: readonly Cause[]): Cause | undefined =>
  order.find((cause) => causes.includes(cause));
