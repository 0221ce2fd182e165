import * as z from 'zod/mini';

/** Whether fictional profiles are out of a member's sight: search, likes, conversations, mail and push (FIC-11). */
export const fictionalChoice = z.object({ hidden: z.boolean() });

export type FictionalChoice = z.output<typeof fictionalChoice>;
