import { isHarsh } from '#contract/chat/is-harsh.ts';
import type { Message } from '#contract/chat/message.ts';
import { detailsIn } from '#contract/chat/shared-details.ts';

/**
 * The kinds of scam hints beside a message: it is about money, leads off the site, may hurt, or went to many
 * members.
 */
export type ScamHintKind = 'money' | 'away' | 'harsh' | 'copied';

/** Two members count as new to each other for this many messages. */
const newUpTo = 20;

/**
 * The scam hint for a received message, or null if there is none (TRUST-6, TRUST-7, CHAT-8). Messages of the
 * service never get a hint.
 */
export function scamHintFor({ kind, id, text, origin }: Message): ScamHintKind | null {
  if (kind !== 'text' || origin !== 'member') return null;
  if (isHarsh(text)) return 'harsh';
  const details = id <= newUpTo ? detailsIn(text) : [];
  if (details.length === 0) return null;
  return details.includes('money') || details.includes('bank') ? 'money' : 'away';
}

/** Whether a message may be a duplicate opener. Only the opener of a member can be (TRUST-7). */
export const mayBeDuplicateOpener = ({ id, kind, origin }: Message): boolean =>
  id === 1 && kind === 'text' && origin === 'member';
