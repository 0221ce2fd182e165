import type { WritingObstacle } from '#contract/chat/get-writing.ts';
import { mayStart } from '../delivery/free-conversation-limit.ts';

export interface WritingFacts {
  /** The member is flagged as fraud (FIC-9). */
  readonly withheld: boolean;
  /** The member may meet the other. */
  readonly reachable: boolean;
  /** The other has not confirmed their address, so nobody can reply (ACC-6). */
  readonly awaited: boolean;
  /** The other may meet the member, or the member is an unconfirmed member who may still write (ACC-6). */
  readonly answerable: boolean;
  /** Nobody answers for this fictional profile, or it retired (SAFE-6). */
  readonly unanswered: boolean;
  /** Writing to this fictional profile is paused (FIC-6). */
  readonly paused: boolean;
  /** The two members have a conversation. */
  readonly talking: boolean;
  readonly premium: boolean;
  /** Number of conversations that the member started. */
  readonly started: number;
  readonly credits: number;
  /** The price of one text. */
  readonly price: number;
}

/**
 * The reason why a member cannot write to another, checked in the same order as sending. Null if they can
 * (CHAT-4, ACC-16).
 */
export function writingObstacle(facts: WritingFacts): WritingObstacle | null {
  if (facts.withheld) return 'under_review';
  if (!facts.reachable) return 'unavailable';
  // Before the confirmation of the address, which would not help.
  if (facts.unanswered) return 'unanswered';
  if (facts.awaited) return 'awaits_confirmation';
  if (!facts.answerable) return 'confirm_first';
  if (facts.paused) return 'paused';
  if (!facts.talking && !mayStart(facts)) return 'conversations';
  return facts.credits < facts.price ? 'credits' : null;
}
