import { suspendedUntil as until } from '../moderation-queue/case-times.ts';

/** End of a suspension of that many days. */
export const suspendedUntil = (now: Date, days: number): Date => until(now, days);
