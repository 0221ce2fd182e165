import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { day, minute } from '#contract/kit/durations.ts';
import { useText } from '#web/platform/intl/use-text.tsx';

export interface MessageTimes {
  /** A date such as 2026-11-21 in the reader's time zone, equal for two moments of one day. */
  dayOf(moment: string): string;
  /** "Vandaag", "Gisteren", or the written date. */
  dayText(moment: string): string;
  timeText(moment: string): string;
  /** For a list: the time today, "Gisteren", or a short date. */
  shortText(moment: string): string;
}

/** Every time zone starts its days at a multiple of this. */
const quarter = 15 * minute;

// Cached, because a long conversation asks ten thousand times and a formatter is slow.
const daysOf = (intl: IntlShape) => {
  const known = new Map<number, string>();
  return (moment: string): string => {
    const at = Math.floor(Date.parse(moment) / quarter);
    const day = known.get(at);
    if (day !== undefined) return day;
    const parts = intl.formatDateToParts(at * quarter, { year: 'numeric', month: '2-digit', day: '2-digit' });
    const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
    const made = `${part('year')}-${part('month')}-${part('day')}`;
    known.set(at, made);
    return made;
  };
};

/** Days and times of messages in the reader's language and time zone (LANG-5). */
export function useMessageTimes(): MessageTimes {
  const intl = useIntl();
  const text = useText();
  const dayOf = useMemo(() => daysOf(intl), [intl]);
  const now = new Date();
  const today = dayOf(now.toISOString());
  const yesterday = dayOf(new Date(now.getTime() - day).toISOString());
  const thisYear = today.slice(0, 4);
  const dateText = (moment: string, month: 'long' | 'short') => {
    const year = dayOf(moment).startsWith(thisYear) ? {} : ({ year: 'numeric' } as const);
    const weekday = month === 'long' ? ({ weekday: 'long' } as const) : {};
    return intl.formatDate(moment, { day: 'numeric', month, ...weekday, ...year });
  };
  const timeText = (moment: string) => intl.formatTime(moment, { hour: '2-digit', minute: '2-digit' });
  return {
    dayOf,
    timeText,
    dayText(moment) {
      const day = dayOf(moment);
      if (day === today) return text('chat.day_today');
      return day === yesterday ? text('chat.day_yesterday') : dateText(moment, 'long');
    },
    shortText(moment) {
      const day = dayOf(moment);
      if (day === today) return timeText(moment);
      return day === yesterday ? text('chat.day_yesterday') : dateText(moment, 'short');
    },
  };
}
