import * as z from 'zod/mini';
import { liveEvent } from '#contract/kit/event.ts';
import { session } from './list-sessions.ts';

/**
 * The member logged in or out on some device: the current logins as in `list-sessions`, without the mark for
 * the receiving one.
 */
export const sessionsChanged = liveEvent({
  name: 'accounts/sessions-changed',
  payload: z.object({ sessions: z.array(session) }),
});
