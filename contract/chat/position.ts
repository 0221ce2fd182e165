import * as z from 'zod/mini';

/**
 * The limit of a conversation's length. The neighbours of this number on a page still fit a database integer.
 */
export const lastPosition = 2_000_000_000;

/** A message's number in its conversation. */
export const position = z.int().check(z.positive(), z.maximum(lastPosition));
