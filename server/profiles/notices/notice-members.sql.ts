import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** The facts about the member of a notice, for operators. */
export interface NoticeMemberRow {
  readonly name: string;
  readonly born: string;
  readonly site: number;
  readonly fictional: boolean;
  readonly status: 'active' | 'invisible' | 'disabled';
  readonly hidden: boolean;
}

export async function noticeMemberRow(db: Handle, member: Id): Promise<NoticeMemberRow | undefined> {
  const { rows } = await sql<NoticeMemberRow>`
    select name, date_of_birth::text as born, site_id as site, fictional, status,
      exists (select from restrictions where restrictions.member_id = profiles.member_id and kind = 'hidden') as hidden
    from profiles where member_id = ${member}`.execute(db);
  return rows[0];
}

/** A picture of a member, or the picture of a message of theirs. */
export interface NoticePictureRow {
  readonly id: Id;
  readonly path: string;
  readonly kind: 'photo' | 'message';
  readonly main: boolean;
  readonly status: 'pending' | 'active' | 'rejected';
}

/**
 * The own pictures of a member, the main photo first, and the picture of a message at `named`. Drawings are left
 * out: they belong to several fictional profiles.
 */
export async function noticePictureRows(
  db: Handle,
  member: Id,
  named: string | null,
): Promise<NoticePictureRow[]> {
  const { rows } = await sql<NoticePictureRow>`
    (select id, path, 'message' as kind, false as main,
        case status when 'sent' then 'active' when 'rejected' then status else 'pending' end as status
      from message_images where sender_id = ${member} and path = ${named})
    union all
    (select id, path, 'photo', is_main, status from photos
      where member_id = ${member} and path like 'members/%' order by is_main desc, position)`.execute(db);
  return rows;
}
