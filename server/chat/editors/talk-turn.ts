import type { EditorTalk } from '#contract/chat/editors/editor-talk.ts';
import { addDays } from '#server/platform/time.ts';
import type { LastMessage } from '../answer-promises/fictional-messages.sql.ts';

/**
 * The messages that an editor may send after a member's last message (MEET-15).
 * - One answer until the promised time, and a second message within a day.
 * - Nothing after a request to stop, a removed conversation, or credits that came back.
 */
export function turnAfter(last: LastMessage | undefined, now: Date): EditorTalk['turn'] {
  if (last === undefined || last.stops || last.removed) return 'closed';
  if (last.answers === 0) return last.outcome === null ? 'answer' : 'closed';
  return last.answers === 1 && now <= addDays(last.sentAt, 1) ? 'second' : 'closed';
}
