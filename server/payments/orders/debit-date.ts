import { addDays } from '#server/platform/time.ts';

/** The number of days between the notice and the debit, as the mandate text states (SEPA-5). */
export const noticeDays = 2;

/** A debit in the early morning of UTC has the same date everywhere in Europe. */
const hourOfDebit = 6;

/**
 * The number of bank working days after the announced date on which a debit may still be collected (SEPA-5).
 */
const overdueDays = 3;

const isBankDay = (at: Date): boolean => ![0, 6].includes(at.getUTCDay());

/** The collection date of a debit that is announced now: a bank working day, whole days after the notice. */
export function debitAfterNotice(now: Date): Date {
  const at = addDays(now, noticeDays);
  const isLater = at.getUTCHours() >= hourOfDebit;
  at.setUTCHours(hourOfDebit, 0, 0, 0);
  if (isLater) at.setUTCDate(at.getUTCDate() + 1);
  while (!isBankDay(at)) at.setUTCDate(at.getUTCDate() + 1);
  return at;
}

/** True if the payer no longer expects a debit of that day and needs a new notice. */
export function isOverdue(debitAt: Date, now: Date): boolean {
  const day = new Date(debitAt);
  day.setUTCHours(0, 0, 0, 0);
  for (let passed = 0; passed <= overdueDays; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day > now) return false;
    if (isBankDay(day)) passed += 1;
  }
  return true;
}

/** The collection date, such as 2026-11-25. */
export const debitDay = (at: Date): string => at.toISOString().slice(0, 10);
