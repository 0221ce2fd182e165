import type { PayloadOf } from '#contract/kit/event.ts';
import type { meetingChanged } from '#contract/safety/events.ts';

export type Meeting = PayloadOf<typeof meetingChanged>;

type Hear = (meeting: Meeting) => void;

const hearers = new Set<Hear>();

/**
 * Notifies this page of the member's own block or unblock. The socket event says the same, but the connection
 * may be closed.
 */
export function notifyMeeting(meeting: Meeting): void {
  for (const hear of hearers) hear(meeting);
}

/** Returns the function that unsubscribes. */
export function subscribeToMeeting(hear: Hear): () => void {
  hearers.add(hear);
  return () => {
    hearers.delete(hear);
  };
}
