import * as z from 'zod/mini';
import { liveEvent } from '#contract/kit/event.ts';
import { id } from '#contract/kit/id.ts';

/**
 * Whether the receiving member can see `profile` in lists and conversations. `met` false removes the member
 * from everything on screen; true means to read again. The event gives no reason; `blocked` is the receiver's
 * own block (PROF-7).
 */
export const meetingChanged = liveEvent({
  name: 'safety/meeting-changed',
  payload: z.object({ profile: id, met: z.boolean(), blocked: z.boolean() }),
});
