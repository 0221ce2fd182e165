const day = 24 * 3_600_000;

const later = (at: Date, days: number): Date => new Date(at.getTime() + days * day);

/** How long an operator holds a case they took at this moment. */
export const heldUntil = (now: Date): Date => new Date(now.getTime() + 30 * 60_000);

/** Until when its member may appeal against a decision: six months and no day less (DSA-3). */
export const appealUntil = (decided: Date): Date => later(decided, 184);

/** Until when a case is kept that is closed now: an appeal finds its evidence, and after that nobody needs it (decision 0026). */
export const keepUntil = (closed: Date): Date => later(closed, 200);

/** Reports without ground before this are no reason to trust the next one less. */
export const trustedFrom = (now: Date): Date => later(now, -90);

/** When a suspension that begins now ends. */
export const suspendedUntil = (now: Date, days: number): Date => later(now, days);

/** Files that belong to no report after this are no report's in the making any more. */
export const strayBefore = (now: Date): Date => later(now, -1);
