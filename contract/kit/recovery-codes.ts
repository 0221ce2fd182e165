import * as z from 'zod/mini';

/** New recovery codes, in readable groups. They are told this once: what is stored are hashes (AUTH-13). */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
