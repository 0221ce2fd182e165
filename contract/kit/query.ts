import * as z from 'zod/mini';

/** A boolean in a query string. */
export const queryFlag = z.pipe(
  z.enum(['true', 'false'], 'invalid'),
  z.transform((value) => value === 'true'),
);

/** A comma-separated list of the given words in a query string. */
export const queryList = <const Words extends readonly string[]>(words: Words, most: number = words.length) =>
  z.pipe(
    z.string().check(z.maxLength(1000, 'too_long')),
    z.pipe(
      z.transform((value: string) => value.split(',')),
      z.array(z.enum(words, 'invalid')).check(z.maxLength(most, 'too_many')),
    ),
  );
