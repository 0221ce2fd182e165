import { minute } from '#contract/kit/durations.ts';

/** Hours of the daily mail, in the evening and not at night (decision 0025). */
const [firstHour, lastHour] = [18, 21];

/** Time zone of members whose browser reported none: that of the company and most members. */
const usualZone = 'Europe/Amsterdam';

const minutesOf = (moment: Date, zone: string | null): number => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone ?? usualZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return of('hour') * 60 + of('minute');
};

/** Whether it is the hour of the daily mail in the member's time zone. */
export function isDailyHour(now: Date, zone: string | null): boolean {
  const hour = Math.floor(minutesOf(now, zone) / 60);
  return hour >= firstHour && hour <= lastHour;
}

/** Seconds until the next evening begins in that zone. During an evening the result is the next day's. */
export function secondsToEvening(now: Date, zone: string | null): number {
  const dayMinutes = 24 * 60;
  const left = (firstHour * 60 - minutesOf(now, zone) + dayMinutes) % dayMinutes || dayMinutes;
  const guess = new Date(Math.floor(now.getTime() / minute) * minute + left * minute);
  // A clock change in between shifts the guess by the same amount.
  const off = minutesOf(guess, zone) - firstHour * 60;
  const moment = Math.abs(off) <= 180 ? guess.getTime() - off * minute : guess.getTime();
  return Math.max(1, Math.ceil((moment - now.getTime()) / 1000));
}
