import * as z from 'zod/mini';

/**
 * New recovery codes, in readable groups. They are shown only once, because only hashes are stored (AUTH-13).
 */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
