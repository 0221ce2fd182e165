import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Ground } from '#contract/safety/decision.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** A picture that can still be removed, with its owner: a photo of a member, or the picture of a message. */
export interface OwnedPicture {
  readonly path: string;
  readonly member: Id;
  readonly site: number;
  readonly fictional: boolean;
  /** Null for the picture of a message. */
  readonly photo: Id | null;
  /** Conversation and number of the message. */
  readonly conversation: Id | null;
  readonly seq: number | null;
}

/** The owners of these pictures, without pictures that are removed already. */
export async function ownersOfPictures(db: Handle, paths: readonly string[]): Promise<OwnedPicture[]> {
  const { rows } = await sql<OwnedPicture>`
    select found.*, members.site_id as site, coalesce(profiles.fictional, false) as fictional from (
      select path, member_id as member, id as photo, null::bigint as conversation, null::integer as seq from photos
        where path = any(${[...paths]}::text[]) and path like 'members/%' and status <> 'rejected'
      union all
      select path, sender_id, null, conversation_id, seq from message_images
        where path = any(${[...paths]}::text[]) and status in ('uploaded', 'waiting', 'sent')
          and not exists (select from messages
            where messages.conversation_id = message_images.conversation_id and messages.seq = message_images.seq
              and messages.erased_at is not null)
    ) found
    join members on members.id = found.member
    left join profiles on profiles.member_id = found.member
    order by found.member, found.path`.execute(db);
  return rows;
}

/** A picture that a decision removed, with the case, its reason and the ground of that decision. */
interface RemovedPicture {
  readonly path: string;
  readonly report: Id;
  readonly reason: ReportReason;
  readonly ground: Ground;
}

/**
 * The pictures of a member that decisions on cases of other members removed. If such a case is deleted, the refused
 * bytes name the reason; without them, only the terms are left as a ground.
 */
export async function removedByOtherCases(db: Handle, member: Id): Promise<RemovedPicture[]> {
  const { rows } = await sql<RemovedPicture>`
    select hidden_pictures.path, hidden_pictures.report_id as report,
      coalesce(reports.reason, refused.reason, 'other') as reason,
      coalesce(decisions.ground, refused.reason, 'against_terms') as ground
    from hidden_pictures
    left join reports on reports.id = hidden_pictures.report_id
    left join decisions on decisions.report_id = reports.id and decisions.stage = 'first'
    left join lateral (
      select case refused_hashes.reason when 'minors' then 'underage' else refused_hashes.reason end as reason
      from refused_hashes where refused_hashes.report_id = hidden_pictures.report_id limit 1) refused on true
    where hidden_pictures.cause = 'removed' and (reports.id is null or reports.member_id <> ${member} and decisions.ground is not null)
      and hidden_pictures.path in (
      select path from photos where member_id = ${member}
      union all select path from message_images where sender_id = ${member})
    order by hidden_pictures.path`.execute(db);
  return rows;
}
