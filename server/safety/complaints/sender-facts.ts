import { isNotice, type NoticeSender } from '#contract/safety/complaint.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addHours } from '#server/platform/time.ts';
import { senderFactsRow } from '../notice-subjects/sender-standing.sql.ts';
import type { ComplaintRow } from './complaints.sql.ts';

/** Hours after which the clock hides the pictures of a notice that nobody decided on (NCII-1). */
export const clockHours = 46;

/** The facts about the sender of a notice, for the operator who holds it (SAFE-8). Null for other complaints. */
export async function senderFacts(db: Handle, row: ComplaintRow, now: Date): Promise<NoticeSender | null> {
  if (!isNotice(row.subject)) return null;
  const facts = await senderFactsRow(db, row.id, now);
  if (facts === undefined) return null;
  const isTimed =
    row.subject === 'intimate_image' && row.outcome === null && facts.has_subject && !facts.has_case;
  return {
    standing: facts.flagger === null ? (facts.known ? 'known' : 'unknown') : 'flagger',
    ...{
      flagger: facts.flagger,
      notices: facts.notices,
      members: facts.members,
      turned_down: facts.turned_down,
    },
    wave: { notices: facts.wave, unknown: facts.unknown },
    hides_at: isTimed && facts.clock_at === null ? addHours(row.created_at, clockHours).toISOString() : null,
    braked: isTimed && facts.clock_at === null && facts.braked_at !== null,
  };
}
