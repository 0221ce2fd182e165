import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';
import { decision, reportSubject, restriction } from './decision.ts';
import { reportReason } from './report-reason.ts';

/** A message as it was when it was reported. */
export const evidenceMessage = z.object({
  seq: z.int(),
  /** Who wrote it: the reported member, or whoever reports. */
  from: z.enum(['member', 'reporter']),
  kind: z.string(),
  /** Null where it was erased before. */
  body: z.nullable(z.string()),
  sent_at: instant,
});

export type EvidenceMessage = z.output<typeof evidenceMessage>;

/** What an operator sees of a report: what was frozen with it, and nothing that is there now (SAFE-2, TRUST-4). */
export const reportCase = z.object({
  id,
  number: z.string(),
  status: z.enum(['open', 'appealed', 'closed']),
  subject: reportSubject,
  /** The message that is meant. */
  message: z.nullable(z.int()),
  reason: reportReason,
  words: z.nullable(z.string()),
  created_at: instant,
  /** By when it is to be decided (DSA-7); null: it is. */
  due_at: z.nullable(instant),
  /** The reported profile as it was; null where it was gone already. */
  profile: z.nullable(
    z.object({
      name: z.string(),
      fictional: z.boolean(),
      /** The words of the label it bore, in the reporter's language (FIC-14); null: none. */
      label: z.nullable(z.string()),
      gender: z.string(),
      date_of_birth: z.string(),
      place: z.nullable(z.string()),
      about: z.nullable(z.string()),
    }),
  ),
  messages: z.array(evidenceMessage),
  /** Photos as they were, the reported one alone where it is one. */
  pictures: z.array(id),
  /** How often a decision went against the same member before. */
  earlier: z.int(),
  /** What is in force against the member now. */
  restrictions: z.array(restriction),
  decided: z.nullable(decision),
  appeal: z.nullable(z.object({ words: z.string(), created_at: instant })),
});

export type ReportCase = z.output<typeof reportCase>;

/** `GET ?picture=…`: a picture of a case, to the operator who holds it and while they do. No operation: it answers an image. */
export const evidencePath = '/api/console/evidence.php';
