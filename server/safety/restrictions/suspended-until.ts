import { suspendedUntil as until } from '../moderation-queue/case-times.ts';

/** When a suspension of so many days ends. */
export const suspendedUntil = (now: Date, days: number): Date => until(now, days);
