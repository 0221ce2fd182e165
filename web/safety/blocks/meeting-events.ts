import type { PayloadOf } from '#contract/kit/event.ts';
import type { meetingChanged } from '#contract/safety/events.ts';
import { createEmitter } from '#web/platform/emitter.ts';

export type Meeting = PayloadOf<typeof meetingChanged>;

const meetings = createEmitter<Meeting>();

/**
 * Notifies this page of the member's own block or unblock. The socket event says the same, but the connection
 * may be closed.
 */
export const notifyMeeting = (meeting: Meeting): void => meetings.emit(meeting);

/** Returns the function that unsubscribes. */
export const subscribeToMeeting = meetings.subscribe;
