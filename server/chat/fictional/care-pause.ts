import type { CareCause } from '#contract/chat/message.ts';
import { day, minute } from '#contract/kit/durations.ts';
import { detectCareCause, spendingLimit } from './care-cause.ts';

/** How long writing to a fictional profile is paused before the member may choose to continue (FIC-6). */
export const carePauseMilliseconds = 30 * minute;

/**
 * A cause reveals something about a member's health or money. It is deleted if they have not continued within
 * this time (GDPR-9).
 */
export const causeRetentionMilliseconds = 30 * day;

/** For this long after the choice to continue, words alone do not pause writing again. Spending does. */
const trustedMilliseconds = day;

export interface PauseFacts {
  /** The text that was sent, or null for a gift. */
  readonly text: string | null;
  /** Credits spent on the profile since the last pause, this message included. */
  readonly spent: number;
  readonly resumedAt: Date | null;
  readonly now: Date;
}

/** The cause for pausing after this message, or null if writing is not paused (FIC-6). */
export function pauseCauseAfter({ text, spent, resumedAt, now }: PauseFacts): CareCause | null {
  const trusted = resumedAt !== null && now.getTime() - resumedAt.getTime() < trustedMilliseconds;
  const said = text === null || trusted ? null : detectCareCause(text);
  return said ?? (spent >= spendingLimit ? 'spending' : null);
}

/** When the member may choose to continue. */
export const carePauseEnd = (pausedAt: Date): Date => new Date(pausedAt.getTime() + carePauseMilliseconds);
