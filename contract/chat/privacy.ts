import * as z from 'zod/mini';

/** What one lets others notice of oneself; what is off is absent from every answer (TRUST-11). */
export const privacy = z.object({
  /** Others see when one is online. */
  shows_online: z.boolean(),
  /** Others see what one has read, and one sees what they have: off, neither side learns it. */
  read_receipts: z.boolean(),
});

export type Privacy = z.output<typeof privacy>;
