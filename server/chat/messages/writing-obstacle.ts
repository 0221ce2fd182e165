import type { WritingObstacle } from '#contract/chat/get-writing.ts';
import { mayStart } from '../delivery/free-conversation-limit.ts';

export interface WritingFacts {
  /** The member is flagged as fraud (FIC-9). */
  readonly withheld: boolean;
  /** The other may be met. */
  readonly reachable: boolean;
  /** The member may be met by the other: who is not confirmed cannot be answered (ACC-6). */
  readonly answerable: boolean;
  /** Writing to this fictional profile rests (FIC-6). */
  readonly paused: boolean;
  /** The two have a conversation. */
  readonly talking: boolean;
  readonly premium: boolean;
  /** Conversations the member started. */
  readonly started: number;
  readonly credits: number;
  /** Of one text. */
  readonly price: number;
}

/** Why a member cannot write to another one, in the order in which sending asks; null where they can (CHAT-4, ACC-16). */
export function writingObstacle(facts: WritingFacts): WritingObstacle | null {
  if (facts.withheld) return 'under_review';
  if (!facts.reachable) return 'unavailable';
  if (!facts.answerable) return 'confirm_first';
  if (facts.paused) return 'paused';
  if (!facts.talking && !mayStart(facts)) return 'conversations';
  return facts.credits < facts.price ? 'credits' : null;
}
