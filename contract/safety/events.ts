import * as z from 'zod/mini';
import { liveEvent } from '#contract/kit/event.ts';
import { id } from '#contract/kit/id.ts';

/**
 * Whether the hearer meets `profile` in lists and conversations: `met` false takes the member out of all that is on
 * screen, true means to read again. It never says why; `blocked` is the hearer's own block (PROF-7).
 */
export const meetingChanged = liveEvent({
  name: 'safety/meeting-changed',
  payload: z.object({ profile: id, met: z.boolean(), blocked: z.boolean() }),
});
