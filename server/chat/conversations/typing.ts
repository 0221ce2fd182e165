import { typing as event, otherTyping } from '#contract/chat/events.ts';
import { socketInput } from '#server/platform/live/socket-input.ts';
import { isVisible } from '#server/profiles/door.ts';
import { isWithheld } from '#server/safety/door.ts';
import { otherOf } from './participants.sql.ts';

/**
 * Passed on to the other member's devices and kept nowhere. A conversation that is not the sender's says nothing, and
 * neither does one whose other member may not see the sender (ACC-6), nor anybody flagged as fraud (FIC-9).
 */
export const typing = socketInput(
  event,
  async ({ member, site, payload: { conversation } }, { db, live }) => {
    const other = await otherOf(db, member, conversation);
    if (other === undefined || (await isWithheld(db, member))) return;
    if (await isVisible(db, site, member, other)) live.emit(other, otherTyping, { conversation });
  },
  { calls: 10, seconds: 10 },
);
