import * as z from 'zod/mini';

/**
 * How the pretend bank tells of a change, for trying what real ones do: `late` is overtaken by the hint of whatever
 * happens next, so that the two come in the wrong order; `never` is found by the look-up alone (PAY-4, PAY-7).
 */
export const hintManner = z.enum(['once', 'thrice', 'late', 'never']);

export type HintManner = z.output<typeof hintManner>;

/** Seconds after the change at which a hint is sent; each is a call of its own. */
export const hintSeconds: Readonly<Record<HintManner, readonly number[]>> = {
  once: [0],
  thrice: [0, 0, 5],
  late: [30],
  never: [],
};
