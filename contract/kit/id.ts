import * as z from 'zod/mini';

const largest = 2 ** 53 - 1;

/**
 * A public id: a positive JSON integer. Ids of members and conversations are random, so that they reveal no
 * counts (AUTH-12).
 */
export const id = z.int().check(z.positive(), z.maximum(largest));

export type Id = number;

/** An integer in a query string. */
export const queryInteger = (minimum: number, maximum: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,16}$/, 'not_a_number')),
    z.pipe(z.transform(Number), z.int().check(z.minimum(minimum), z.maximum(maximum))),
  );

/** An id in a query string. */
export const queryId = queryInteger(1, largest);
