import type { ComplaintSubject } from '#contract/safety/complaint.ts';

const hour = 3_600_000;
const allowed = 48;

/** By when an intimate image without consent is gone, with its copies (NCII-1); null: the subject has no such deadline. */
export const removalDeadline = (subject: ComplaintSubject, sent: Date): Date | null =>
  subject === 'intimate_image' ? new Date(sent.getTime() + allowed * hour) : null;

/** When operators are warned: after a day, with four hours left, and when it is late. What was sent before these is so far. */
export const alarmsBefore = (now: Date): readonly [Date, Date, Date] => {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  return [ago(24), ago(44), ago(allowed)];
};

/** Whole hours until a deadline, none where it is over. */
export const hoursLeft = (due: Date, now: Date): number =>
  Math.max(0, Math.floor((due.getTime() - now.getTime()) / hour));
