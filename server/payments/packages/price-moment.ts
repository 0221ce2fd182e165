import type { FieldError } from '#contract/kit/field-errors.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { addSeconds } from '#server/platform/time.ts';
import { refreshMilliseconds } from '#server/sites/door.ts';

/** Seconds after which every process has read a new price. A price never applies earlier (CON-11). */
export const leadSeconds = refreshMilliseconds / 1000 + 2;

/** A price further ahead is a mistyped year. */
const mostDays = 400;

const atMoment = (code: string): FieldError[] => [{ field: 'from', code, params: {} }];

/** The moment from which a new price applies. Refuses a moment in the past, too near or too far ahead. */
export function priceMoment(from: string | null, now: Date): Date {
  const earliest = addSeconds(now, leadSeconds);
  if (from === null) return earliest;
  const moment = new Date(from);
  if (moment <= now) throw new Refusal('invalid_input', {}, atMoment('in_the_past'));
  if (moment > addSeconds(now, mostDays * 86_400))
    throw new Refusal('invalid_input', {}, atMoment('too_far_ahead'));
  return moment < earliest ? earliest : moment;
}
