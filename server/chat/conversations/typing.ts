import { typing as event, otherTyping } from '#contract/chat/events.ts';
import { socketInput } from '#server/platform/live/socket-input.ts';
import { mayMeet } from '#server/profiles/door.ts';
import { isWithheld } from '#server/safety/door.ts';
import { findOtherMember } from './participants.sql.ts';

/**
 * Forwards the typing indicator to the other member's devices and stores nothing. Ignored if the conversation
 * is not the sender's, or if the other member may not see the sender (ACC-6). Also ignored if the sender is
 * flagged as fraud (FIC-9).
 */
export const typing = socketInput(
  event,
  async ({ member, site, payload: { conversation } }, { db, live }) => {
    const other = await findOtherMember(db, member, conversation);
    if (other === undefined || (await isWithheld(db, member))) return;
    if (await mayMeet(db, site, member, other)) live.emit(other, otherTyping, { conversation });
  },
  { calls: 10, seconds: 10 },
);
