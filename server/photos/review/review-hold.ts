const heldSeconds = 600;

/** When the hold of an operator on a photo ends that they claim or decide on at this moment. */
export const holdExpiry = (now: Date): Date => new Date(now.getTime() + heldSeconds * 1000);
