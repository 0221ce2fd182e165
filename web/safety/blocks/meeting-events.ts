import type { PayloadOf } from '#contract/kit/event.ts';
import type { meetingChanged } from '#contract/safety/events.ts';

export type Meeting = PayloadOf<typeof meetingChanged>;

type Hear = (meeting: Meeting) => void;

const hearers = new Set<Hear>();

/** Tells this page what the member just did here: the line says it too, but it may be closed. */
export function tellMeeting(meeting: Meeting): void {
  for (const hear of hearers) hear(meeting);
}

/** Returns the way to stop listening. */
export function onMeeting(hear: Hear): () => void {
  hearers.add(hear);
  return () => {
    hearers.delete(hear);
  };
}
