import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { appealOutcome } from '#contract/safety/decision.ts';
import { notifierDecision, type OwnNotifierDecision } from '#contract/safety/notifiers/notifier.ts';
import type { Platform } from '#server/platform/platform.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { appealUntil } from '../moderation-queue/case-times.ts';
import { decisionsOnNotifier } from './notifier-cases.sql.ts';
import { notifierToken } from './notifier-token.ts';

/** The warnings and suspensions of a member as a sender of reports, newest first (DSA-5). */
export async function ownNotifierDecisions(
  { db, keys, clock }: Pick<Platform, 'db' | 'keys' | 'clock'>,
  member: Id,
): Promise<OwnNotifierDecision[]> {
  const now = clock.now();
  const rows = await decisionsOnNotifier(db, member);
  return rows.flatMap((row) => {
    const { facts, decided_at: at } = row;
    if (facts === null || at === null) return [];
    const isOpen = row.appeal === null && appealUntil(at) > now;
    return {
      number: caseNumber(row.id),
      decision: z.parse(notifierDecision, row.decision),
      facts,
      decided_at: at.toISOString(),
      until: row.until?.toISOString() ?? null,
      appeal_token: isOpen ? notifierToken(keys, row.id) : null,
      appeal_until: appealUntil(at).toISOString(),
      appeal:
        row.appeal === null || row.appealed_at === null
          ? null
          : {
              words: row.appeal,
              created_at: row.appealed_at.toISOString(),
              outcome: appealOutcome.safeParse(row.appeal_outcome).data ?? null,
              reasons: row.appeal_reasons,
              alone: row.reviewed_alone,
              decided_at: row.reviewed_at?.toISOString() ?? null,
            },
    };
  });
}
