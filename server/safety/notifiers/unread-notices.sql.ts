import { sql } from 'kysely';
import type { AppealOutcome } from '#contract/safety/decision.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { NotifierRow } from './notifier-cases.sql.ts';

/**
 * Brings the unread notices of a reversed suspension back to the queue, with the age they have (DSA-5). A notice that another suspension closed stays closed. Call it after the review is stored.
 */
export async function reopenUnread(db: Handle, reviewed: NotifierRow, outcome: AppealOutcome): Promise<void> {
  const { address_hash: address, decision, decided_at: from, until } = reviewed;
  if (outcome !== 'reversed' || decision !== 'suspended' || address === null) return;
  await sql`
    update complaints set outcome = null, answered_at = null, keep_until = null
    where address_hash = ${address} and outcome = 'unread' and created_at >= ${from} and created_at < ${until}
      and not exists (
        select from notifier_cases other where other.address_hash = complaints.address_hash
          and other.decision = 'suspended' and other.appeal_outcome is distinct from 'reversed'
          and other.decided_at <= complaints.created_at and other.until > complaints.created_at)`.execute(db);
}
