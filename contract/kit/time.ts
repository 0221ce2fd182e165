import * as z from 'zod/mini';

/** An instant as the wire carries it: ISO 8601 in UTC with milliseconds. There was no year 0. */
export const instant = z.iso
  .datetime({ precision: 3 })
  .check(z.refine((text) => !text.startsWith('0000'), 'invalid'));
