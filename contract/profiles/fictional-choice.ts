import * as z from 'zod/mini';

/** Whether a member hides fictional profiles in search, likes, conversations, mail and push (FIC-11). */
export const fictionalChoice = z.object({ hidden: z.boolean() });

export type FictionalChoice = z.output<typeof fictionalChoice>;
