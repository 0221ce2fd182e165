import type { Id } from '#contract/kit/id.ts';
import { isNotice } from '#contract/safety/complaint.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { appealUntil } from '../moderation-queue/case-times.ts';
import type { ComplaintRow } from './complaints.sql.ts';

const purpose = 'safety/answer-appeal';

/** Proves a notice without a login, for an appeal against its answer (DSA-3). Reveals nothing about it. */
export const answerToken = (keys: Keys, complaint: Id): string =>
  keys.seal(purpose, String(complaint)).toString('base64url');

/** The notice of a token; undefined if we did not make the token. */
export function complaintOfToken(keys: Keys, token: string): Id | undefined {
  try {
    return Number(keys.open(purpose, Buffer.from(token, 'base64url')));
  } catch {
    return undefined;
  }
}

/** Whether the answer to a complaint can be appealed: to a notice, which is not an appeal itself. */
export const isAppealable = ({ subject, appeals, answer }: ComplaintRow): boolean =>
  isNotice(subject) && appeals === null && answer !== null;

/** The token for an appeal against the answer; null if it cannot be appealed (any more). */
export const appealTokenOf = (keys: Keys, row: ComplaintRow, now: Date): string | null =>
  isAppealable(row) &&
  row.answered_at !== null &&
  appealUntil(row.answered_at) > now &&
  row.appealed_by === null
    ? answerToken(keys, row.id)
    : null;
