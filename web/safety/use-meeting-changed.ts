import { useEffect, useEffectEvent } from 'react';
import type { PayloadOf } from '#contract/kit/event.ts';
import { meetingChanged } from '#contract/safety/events.ts';
import { createEmitter } from '#web/platform/emitter.ts';
import { useLive } from '#web/platform/live/live.ts';

type Meeting = PayloadOf<typeof meetingChanged>;

const meetings = createEmitter<Meeting>();

/**
 * Notifies this page of the member's own block or unblock. The socket event says the same, but the connection
 * may be closed.
 */
export const notifyMeeting = (meeting: Meeting): void => meetings.emit(meeting);

/** Returns the function that unsubscribes. */
const subscribeToMeeting = meetings.subscribe;

/**
 * Called when the member and another member may no longer meet, or may meet again. The source is a socket
 * event or a button on this page, so it may be called twice (PROF-7).
 */
export function useMeetingChanged(hear: (meeting: Meeting) => void): void {
  const onMeeting = useEffectEvent(hear);
  useLive(meetingChanged, hear);
  useEffect(() => subscribeToMeeting((meeting) => onMeeting(meeting)), []);
}
