/**
 * Named formats of dates and times in our messages. A skeleton such as `::dMMMM` ignores the time zone of the
 * formatter. Between midnight here and there, server and browser then showed two days.
 */
export const dateFormats = {
  date: { dayMonth: { day: 'numeric', month: 'long' } },
  time: { hourMinute: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } },
} as const;
