import { queryInteger } from '#contract/kit/id.ts';
import { lastPosition } from './position.ts';

/** A message's number in a query string. */
export const queryPosition = queryInteger(1, lastPosition);
