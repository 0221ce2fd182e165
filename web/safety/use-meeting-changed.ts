import { useEffect, useEffectEvent } from 'react';
import { meetingChanged } from '#contract/safety/events.ts';
import { useLive } from '#web/platform/live/live.ts';
import { type Meeting, subscribeToMeeting } from './blocks/meeting-events.ts';

/**
 * Called when the member and another member may no longer meet, or may meet again. The source is a socket
 * event or a button on this page, so it may be called twice (PROF-7).
 */
export function useMeetingChanged(hear: (meeting: Meeting) => void): void {
  const onMeeting = useEffectEvent(hear);
  useLive(meetingChanged, hear);
  useEffect(() => subscribeToMeeting((meeting) => onMeeting(meeting)), []);
}
