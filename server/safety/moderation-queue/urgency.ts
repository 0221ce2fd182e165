import { hour } from '#contract/kit/durations.ts';
import type { ComplaintSubject } from '#contract/safety/complaint.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import { type Urgency, urgencies } from '#contract/safety/urgency.ts';
import { addHours } from '#server/platform/time.ts';

interface UrgencyOf {
  readonly reports: Readonly<Record<ReportReason, Urgency>>;
  readonly complaints: Readonly<Record<ComplaintSubject, Urgency>>;
}

/** The operators' queues, by their tables. */
export type Queue = keyof UrgencyOf;

/**
 * Urgency class of a report by its reason, and of a complaint by its subject (DSA-7, decision 0052). The
 * indexes of the queues repeat it: a change requires a migration, which the test of the query plans enforces.
 */
export const urgencyOf: UrgencyOf = {
  reports: {
    underage: 'minors',
    intimate_image: 'intimate_images',
    threat: 'threats',
    fake: 'scams',
    extortion: 'scams',
    offensive: 'rest',
    spam: 'rest',
    stolen_photo: 'rest',
    thought_real: 'rest',
    other: 'rest',
  },
  complaints: {
    underage: 'minors',
    intimate_image: 'intimate_images',
    threat: 'threats',
    extortion: 'scams',
    thought_real: 'rest',
    payment: 'rest',
    account: 'rest',
    content: 'rest',
    privacy: 'rest',
    accessibility: 'rest',
    other: 'rest',
  },
};

/**
 * Hours that each class may wait (DSA-7, decision 0052). The 48 hours for intimate images are set by law
 * (NCII-1).
 */
const allowed: Readonly<Record<Urgency, number>> = {
  minors: 24,
  intimate_images: 48,
  threats: 24,
  scams: 72,
  rest: 7 * 24,
};

/** Hours that a class may wait. */
export const allowedHours = (urgency: Urgency): number => allowed[urgency];

/** Deadline for deciding or answering a case that waits since a moment. */
export const deadline = (urgency: Urgency, since: Date): Date => addHours(since, allowed[urgency]);

/** A case of this class is late now if it waits since this moment or longer. */
export const waitingSince = (urgency: Urgency, now: Date): Date => addHours(now, -allowed[urgency]);

/** A step of the alarm: cases that wait since `before` or longer have reached it. */
export interface AlarmStep {
  readonly urgency: Urgency;
  readonly alarm: number;
  readonly before: Date;
}

/** The last step of every class: the case is late. */
const late = 3;

/**
 * Moments of the warnings to operators: for every class when it is late, for intimate images also after a day
 * and with four hours left.
 */
export const alarmSteps = (now: Date): readonly AlarmStep[] => {
  const step = (urgency: Urgency, alarm: number, hours: number): AlarmStep => ({
    ...{ urgency, alarm },
    before: addHours(now, -hours),
  });
  return [
    step('intimate_images', 1, 24),
    step('intimate_images', 2, 44),
    ...urgencies.map((urgency) => step(urgency, late, allowed[urgency])),
  ];
};

/** Whole hours until a deadline; zero once it has passed. */
export const hoursLeft = (due: Date, now: Date): number =>
  Math.max(0, Math.floor((due.getTime() - now.getTime()) / hour));
