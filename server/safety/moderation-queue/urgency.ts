import type { ComplaintSubject } from '#contract/safety/complaint.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import type { Urgency } from '#contract/safety/urgency.ts';

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
