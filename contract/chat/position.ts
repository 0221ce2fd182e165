import * as z from 'zod/mini';

/** No conversation gets longer; its neighbours on a page still fit an integer of the database. */
export const lastPosition = 2_000_000_000;

/** A message's number in its conversation. */
export const position = z.int().check(z.positive(), z.maximum(lastPosition));
