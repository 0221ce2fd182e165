import type { ComplaintSubject } from '#contract/safety/complaint.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import type { Urgency } from '#contract/safety/urgency.ts';

interface UrgencyOf {
  readonly reports: Readonly<Record<ReportReason, Urgency>>;
  readonly complaints: Readonly<Record<ComplaintSubject, Urgency>>;
}

/** The queues of the operators, by their tables. */
export type Queue = keyof UrgencyOf;

/**
 * Which class a report is in by its reason, and a complaint by its subject (DSA-7, decision 0052). The indexes of the
 * queues say the same: a change needs a migration, and the test of their plans says so.
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
