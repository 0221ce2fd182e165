import { daysAlone } from '#contract/safety/decision.ts';
import { addDays, addMinutes } from '#server/platform/time.ts';

/** End of an operator's hold on a case that is claimed now. */
export const claimUntil = (now: Date): Date => addMinutes(now, 30);

/** Deadline for an appeal against a decision: six months and no day less (DSA-3). */
export const appealUntil = (decided: Date): Date => addDays(decided, 184);

/**
 * Retention of a case that is closed now: an appeal still finds its evidence, and afterwards nobody needs it
 * (decision 0026).
 */
export const keepUntil = (closed: Date): Date => addDays(closed, 200);

/** Network and device of the reporter of a closed case are removed after this time (decision 0063). */
export const tracesBefore = (now: Date): Date => addDays(now, -90);

/** End of a suspension that begins now. */
export const suspendedUntil = (now: Date, days: number): Date => addDays(now, days);

/** Files without a report from before this moment belong to no report in progress any more. */
export const unlinkedBefore = (now: Date): Date => addDays(now, -1);

/** When the only operator of a service may review their own decision (decision 0089). */
export const aloneFrom = (appealed: Date): Date => addDays(appealed, daysAlone);
