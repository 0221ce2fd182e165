import type { Id } from '#contract/kit/id.ts';
import { localeOf } from '#contract/kit/locale.ts';
import type { ComplaintCase } from '#contract/safety/complaint.ts';
import { measure } from '#contract/safety/decision.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { aloneFrom } from '../moderation-queue/case-times.ts';
import { type ComplaintRow, casesOfComplaint, complaintRow, isAnswerForAnother } from './complaints.sql.ts';

/** An answer from the outcome of the cases of a notice, in the language of its sender. Null without one. */
function draftOf(
  { texts }: Pick<Platform, 'texts'>,
  { language }: ComplaintRow,
  outcomes: ReadonlyArray<string | null>,
): string | null {
  const decided = outcomes.filter((outcome) => outcome !== null);
  if (decided.length === 0) return null;
  const [removed, taken] = [
    decided.some((outcome) => outcome === 'content_removed' || outcome === 'text_removed'),
    decided.some((outcome) => measure.safeParse(outcome).success),
  ];
  const kind = removed ? 'removed' : taken ? 'measure' : 'no_breach';
  return texts.format(localeOf(language) ?? 'nl', `safety.answer_draft.${kind}`);
}

/**
 * The facts of a complaint that link it to others: the cases it led to, and the answer it appeals against
 * (SAFE-5, DSA-3).
 */
export async function ledTo(
  db: Handle,
  platform: Pick<Platform, 'texts'>,
  row: ComplaintRow,
  operator: Id,
): Promise<Pick<ComplaintCase, 'cases' | 'draft' | 'appeals' | 'alone_from'>> {
  const cases = await casesOfComplaint(db, row.id);
  const first = row.appeals === null ? undefined : await complaintRow(db, row.appeals);
  const isOwn = await isAnswerForAnother(db, row.id, operator);
  return {
    cases: cases.map(({ id, outcome }) => ({ id, number: caseNumber(id), outcome })),
    draft: draftOf(
      platform,
      row,
      cases.map(({ outcome }) => outcome),
    ),
    appeals:
      first === undefined
        ? null
        : { number: caseNumber(first.id), words: first.words, answer: first.answer ?? '' },
    alone_from: isOwn ? aloneFrom(row.created_at).toISOString() : null,
  };
}
