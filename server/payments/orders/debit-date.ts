/** So many days before a debit its payer is told of it, as the text of the mandate says (SEPA-5). */
export const noticeDays = 2;

const hour = 3_600_000;
/** A debit of the early morning in UTC has the same date everywhere in Europe. */
const hourOfDebit = 6;

/** So many days of banks after the day that its payer was told a debit may still come (SEPA-5). */
const overdueDays = 3;

const isBankDay = (at: Date): boolean => ![0, 6].includes(at.getUTCDay());

/** When a debit that is announced now is collected: the notice lies whole days back, and banks are at work. */
export function debitAfterNotice(now: Date): Date {
  const at = new Date(now.getTime() + noticeDays * 24 * hour);
  const isLater = at.getUTCHours() >= hourOfDebit;
  at.setUTCHours(hourOfDebit, 0, 0, 0);
  if (isLater) at.setUTCDate(at.getUTCDate() + 1);
  while (!isBankDay(at)) at.setUTCDate(at.getUTCDate() + 1);
  return at;
}

/** Whether its payer expects a debit of that day no more, and has to be told of another. */
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

/** The day of a debit, such as 2026-11-25. */
export const debitDay = (at: Date): string => at.toISOString().slice(0, 10);
