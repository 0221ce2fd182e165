import * as z from 'zod/mini';
import type { ReportSubject } from '#contract/safety/decision.ts';
import { evidenceMessage, type ReportCase } from '#contract/safety/report-case.ts';

/** Derives the subject of a report from the ids it contains. */
export function subjectOf(report: {
  readonly photo_id: number | null;
  readonly conversation_id: number | null;
  readonly message_seq: number | null;
  readonly follows: number | null;
}): ReportSubject {
  if (report.follows !== null) return 'elsewhere';
  if (report.message_seq !== null) return 'message';
  if (report.conversation_id !== null) return 'conversation';
  return report.photo_id === null ? 'profile' : 'photo';
}

const text = z._default(z.nullable(z.string()), null);

/** The content of a report's snapshot; earlier versions have fewer fields. */
const stored = z.object({
  name: z.optional(z.string()),
  fictional: z._default(z.boolean(), false),
  label: text,
  gender: z._default(z.string(), ''),
  date_of_birth: z._default(z.string(), ''),
  place: text,
  about: text,
  prompts: z._default(z.array(z.object({ question: z.string(), answer: z.string() })), []),
  messages: z._default(z.array(evidenceMessage), []),
});

/** The evidence of a report, as an operator sees it. */
export function evidenceOf(snapshot: unknown): Pick<ReportCase, 'profile' | 'messages'> {
  const { messages, name, ...shown } = z.parse(stored, snapshot);
  return { messages, profile: name === undefined ? null : { name, ...shown } };
}
