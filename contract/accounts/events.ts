import * as z from 'zod/mini';
import { liveEvent } from '#contract/kit/event.ts';
import { session } from './session.ts';

/** I logged in or out somewhere: where I am logged in now, as `list-sessions` tells it but for which one hears it. */
export const sessionsChanged = liveEvent({
  name: 'accounts/sessions-changed',
  payload: z.object({ sessions: z.array(session) }),
});
