/** So many days before a debit its payer is told of it, as the text of the mandate says (SEPA-5). */
export const noticeDays = 2;

const hour = 3_600_000;
/** A debit of the early morning in UTC has the same date everywhere in Europe. */
const hourOfDebit = 6;

/** When a debit that is announced now is collected: the notice lies whole days back, and banks are at work. */
export function debitAfterNotice(now: Date): Date {
  const at = new Date(now.getTime() + noticeDays * 24 * hour);
  const isLater = at.getUTCHours() >= hourOfDebit;
  at.setUTCHours(hourOfDebit, 0, 0, 0);
  if (isLater) at.setUTCDate(at.getUTCDate() + 1);
  while ([0, 6].includes(at.getUTCDay())) at.setUTCDate(at.getUTCDate() + 1);
  return at;
}

/** The day of a debit, such as 2026-11-25. */
export const debitDay = (at: Date): string => at.toISOString().slice(0, 10);
