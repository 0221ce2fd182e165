import * as z from 'zod/mini';
import type { ReportCase } from '#contract/safety/report-case.ts';
import { evidenceMessage } from '#contract/safety/report-case.ts';

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
  messages: z._default(z.array(evidenceMessage), []),
});

/** The evidence of a report, as an operator sees it. */
export function evidenceOf(snapshot: unknown): Pick<ReportCase, 'profile' | 'messages'> {
  const { messages, name, ...shown } = z.parse(stored, snapshot);
  return { messages, profile: name === undefined ? null : { name, ...shown } };
}
