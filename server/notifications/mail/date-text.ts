import type { Locale } from '#contract/kit/locale.ts';

/** A moment as a mail tells it. The reader's time zone is not known: this one is named with it. */
export const momentText = (moment: Date, language: Locale): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Amsterdam',
    timeZoneName: 'short',
  }).format(moment);

/** A day as a mail tells it. */
export const dayText = (moment: Date, language: Locale): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Amsterdam',
  }).format(moment);
