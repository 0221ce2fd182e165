import { isHarsh } from '#contract/chat/is-harsh.ts';
import type { Message } from '#contract/chat/message.ts';
import { detailsIn } from '#contract/chat/shared-details.ts';

/** What a reader is warned of beside a message: that it is about money, leads away from here, may hurt, or went to many. */
export type MessageCaution = 'money' | 'away' | 'harsh' | 'copied';

/** So many messages long two members are new to each other. */
const newUpTo = 20;

/** The warning beside what somebody wrote, null where there is none (TRUST-6, TRUST-7, CHAT-8). Never of what we wrote. */
export function messageCaution({ kind, id, text, origin }: Message): MessageCaution | null {
  if (kind !== 'text' || origin !== 'member') return null;
  if (isHarsh(text)) return 'harsh';
  const details = id <= newUpTo ? detailsIn(text) : [];
  if (details.length === 0) return null;
  return details.includes('money') || details.includes('bank') ? 'money' : 'away';
}

/** Whether a message may be one that went to many in the same words: only what a member opened with (TRUST-7). */
export const mayBeCopied = ({ id, kind, origin }: Message): boolean =>
  id === 1 && kind === 'text' && origin === 'member';
