import { queryInteger } from '#contract/kit/id.ts';

/** A message's number in a query string; no conversation gets longer. */
export const queryPosition = queryInteger(1, 2 ** 31 - 1);
