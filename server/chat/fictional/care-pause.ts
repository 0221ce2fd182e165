import type { CareCause } from '#contract/chat/notice.ts';
import { careCauseOf, spendingLimit } from './care-cause.ts';

/** How long writing to a fictional profile rests before the member may choose to go on (FIC-6). */
export const restMilliseconds = 30 * 60_000;

/** A cause says something of somebody's health or money: who does not go on for so long has it forgotten (GDPR-9). */
export const causeKeptMilliseconds = 30 * 24 * 3_600_000;

/** After choosing to go on, words alone do not stop a member again for so long; money spent does. */
const trustedMilliseconds = 24 * 3_600_000;

export interface Writing {
  /** What was written; null for a gift. */
  readonly text: string | null;
  /** Credits spent on the profile since the last rest, this message included. */
  readonly spent: number;
  readonly resumedAt: Date | null;
  readonly now: Date;
}

/** Why writing rests after this message; null where it goes on (FIC-6). */
export function restAfter({ text, spent, resumedAt, now }: Writing): CareCause | null {
  const trusted = resumedAt !== null && now.getTime() - resumedAt.getTime() < trustedMilliseconds;
  const said = text === null || trusted ? null : careCauseOf(text);
  return said ?? (spent >= spendingLimit ? 'spending' : null);
}

/** From when the member may choose to go on. */
export const restsUntil = (pausedAt: Date): Date => new Date(pausedAt.getTime() + restMilliseconds);
