import type * as z from 'zod/mini';
import type { disabledCause } from '#contract/notifications/disabled-cause.ts';

export type Cause = z.output<typeof disabledCause>;

/** A bounce first: as long as mail does not arrive, switching it on again is of no use. */
const order: readonly Cause[] = ['bounce', 'fbl', 'list-unsubscribe'];

/** The cause to speak of where there are several. */
export const mainCause = (causes: readonly Cause[]): Cause | undefined =>
  order.find((cause) => causes.includes(cause));
