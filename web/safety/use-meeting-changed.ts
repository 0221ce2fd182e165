import { useEffect, useRef } from 'react';
import { meetingChanged } from '#contract/safety/events.ts';
import { useLive } from '#web/platform/live/live.ts';
import { type Meeting, onMeeting } from './blocks/meeting-events.ts';

/**
 * Hears that the member and another one meet no more, or again, be it from the line or from a button on this page; it
 * may be heard twice (PROF-7).
 */
export function useMeetingChanged(hear: (meeting: Meeting) => void): void {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useLive(meetingChanged, hear);
  useEffect(() => onMeeting((meeting) => latest.current(meeting)), []);
}
