import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** Copies of one picture that are read. */
const copiesAtMost = 50;

export interface CopyRow {
  /** The picture that the copy belongs to. */
  readonly original: string;
  readonly path: string;
  readonly member: Id;
  readonly name: string | null;
  readonly site: number;
  readonly fictional: boolean;
  readonly photo: Id | null;
  readonly added_at: Date;
  readonly status: 'pending' | 'active' | 'rejected';
  readonly joined_at: Date;
  readonly confirmed: boolean;
  readonly premium: boolean;
  readonly open_cases: number;
}

/** The pictures that a removal in a case, or after a notice, may be about. */
const pathsOf: Record<'report' | 'complaint' | 'photo', (about: Id) => RawBuilder<unknown>> = {
  report: (report) => sql`
    select photos.path from reports join photos on photos.member_id = reports.member_id
      and (photos.id = reports.photo_id or reports.photo_id is null and photos.id in (
        select photo_id from report_pictures where report_id = reports.id))
      where reports.id = ${report}
    union select path from hidden_pictures where report_id = ${report}
    union select message_images.path from reports join message_images
      on message_images.conversation_id = reports.conversation_id and message_images.seq = reports.message_seq
      where reports.id = ${report}`,
  complaint: (complaint) => sql`
    select path from notice_subjects where complaint_id = ${complaint} and path is not null
    union select photos.path from notice_subjects join photos on photos.member_id = notice_subjects.member_id
      where complaint_id = ${complaint} and notice_subjects.path is null and photos.path like 'members/%'`,
  photo: (photo) => sql`select path from photos where id = ${photo} and path like 'members/%'`,
};

/**
 * The pictures with the same bytes as those of a case, a notice or a photo, each with its owner, the oldest first.
 * Each part reads an index. A picture without copies has one row.
 */
export async function pictureCopies(
  db: Handle,
  about: 'report' | 'complaint' | 'photo',
  id: Id,
): Promise<CopyRow[]> {
  const { rows } = await sql<CopyRow>`
    with named as (${pathsOf[about](id)} limit 20),
    alike as (
      select named.path as original, same.path from named
      join picture_hashes own on own.path = named.path
      cross join lateral (
        select path from picture_hashes where sent = own.sent
        union select path from picture_hashes where stored = own.stored
        limit ${copiesAtMost}) same
    ),
    owned as (
      select alike.original, alike.path, photos.member_id as member, photos.id as photo, photos.created_at as added_at,
        photos.status from alike join photos on photos.path = alike.path
      union all
      select alike.original, alike.path, sender_id, null, message_images.created_at,
        case message_images.status when 'sent' then 'active' when 'rejected' then 'rejected' else 'pending' end
      from alike join message_images on message_images.path = alike.path
    )
    select owned.*, members.site_id as site, members.joined_at, profiles.name,
      coalesce(profiles.fictional, false) as fictional,
      exists (select from addresses where addresses.member_id = owned.member and verified_at is not null) as confirmed,
      exists (select from wallets where wallets.member_id = owned.member and premium_since is not null) as premium,
      (select count(*)::int from reports where reports.member_id = owned.member and status <> 'closed') as open_cases
    from owned join members on members.id = owned.member
    left join profiles on profiles.member_id = owned.member
    order by owned.original, owned.added_at, owned.path`.execute(db);
  return rows;
}
