import * as z from 'zod/mini';

/**
 * The bought credits in a balance that cannot be spent yet. They wait until the buyer asks for the start, or until
 * the withdrawal period of their order is over (CRED-14).
 */
export const waitingCredits = z.int();
