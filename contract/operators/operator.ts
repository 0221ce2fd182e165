import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';

/** Whoever is logged in to the console, as the console shows it. */
export const operator = z.object({
  id,
  email: z.string(),
  /** Codes left for the day the authenticator is lost. */
  recovery_codes_left: z.int(),
});
