import { useIntl } from 'react-intl';
import { useText } from '#web/platform/intl/use-text.tsx';

export interface DayText {
  /** Such as 2026-11-21, in the reader's own time zone: equal for two moments of one day. */
  dayOf(moment: string): string;
  /** "Vandaag", "Gisteren", or the date in words. */
  dayText(moment: string): string;
  timeText(moment: string): string;
  /** For a list: the time today, "Gisteren", or a short date. */
  shortText(moment: string): string;
}

const dayMilliseconds = 24 * 3600 * 1000;

/** Days and times of messages in the reader's language and time zone (LANG-5). */
export function useDayText(): DayText {
  const intl = useIntl();
  const text = useText();
  const dayOf = (moment: string | Date) => {
    const parts = intl.formatDateToParts(moment, { year: 'numeric', month: '2-digit', day: '2-digit' });
    const part = (type: string) => parts.find((known) => known.type === type)?.value ?? '';
    return `${part('year')}-${part('month')}-${part('day')}`;
  };
  const now = new Date();
  const today = dayOf(now);
  const yesterday = dayOf(new Date(now.getTime() - dayMilliseconds));
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
