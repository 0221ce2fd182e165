import * as z from 'zod/mini';

/** A point in time on the wire: ISO 8601 in UTC with milliseconds. The year 0 does not exist. */
export const instant = z.iso
  .datetime({ precision: 3 })
  .check(z.refine((text) => !text.startsWith('0000'), 'invalid'));
