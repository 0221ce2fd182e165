import type { FormatTag } from '#contract/kit/format-tag.ts';

/** Formats a moment for a mail. The reader's time zone is unknown, so the text names the zone. */
export const dateTimeText = (moment: Date, tag: FormatTag): string =>
  new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Amsterdam',
    timeZoneName: 'short',
  }).format(moment);

/** Formats a day for a mail. */
export const dayText = (moment: Date, tag: FormatTag): string =>
  new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Amsterdam',
  }).format(moment);
