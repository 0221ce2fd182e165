import type { Locale } from '#contract/kit/locale.ts';

/** Formats a moment for a mail. The reader's time zone is unknown, so the text names the zone. */
export const dateTimeText = (moment: Date, language: Locale): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Amsterdam',
    timeZoneName: 'short',
  }).format(moment);

/** Formats a day for a mail. */
export const dayText = (moment: Date, language: Locale): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Amsterdam',
  }).format(moment);
