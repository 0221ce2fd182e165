/**
 * Named formats of dates and times in our messages. Skeletons such as `::dMMMM` are not used, because they ignore the
 * time zone of the formatter: server and browser then showed two days between midnight here and there.
 */
export const dateFormats = {
  date: { dayMonth: { day: 'numeric', month: 'long' } },
  time: { hourMinute: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } },
} as const;
