const heldSeconds = 600;

/** How long an operator holds a photo they took, or decided on, at this moment. */
export const heldUntil = (now: Date): Date => new Date(now.getTime() + heldSeconds * 1000);
