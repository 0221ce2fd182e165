import { addSeconds } from '#server/platform/time.ts';

const heldSeconds = 600;

/** When the hold of an operator on a photo ends that they claim or decide on at this moment. */
export const holdExpiry = (now: Date): Date => addSeconds(now, heldSeconds);
