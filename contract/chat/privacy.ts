import * as z from 'zod/mini';

/** A member's privacy settings. Data that is switched off is absent from every answer (TRUST-11). */
export const privacy = z.object({
  /** Others see when the member is online. */
  shows_online: z.boolean(),
  /** Read receipts in both directions. If off, neither member learns what the other has read. */
  read_receipts: z.boolean(),
});

export type Privacy = z.output<typeof privacy>;
