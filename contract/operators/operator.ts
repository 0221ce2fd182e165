import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';

/** The logged-in operator as the console shows them. */
export const operator = z.object({
  id,
  email: z.string(),
  /** Recovery codes left, for a lost authenticator. */
  recovery_codes_left: z.int(),
});
