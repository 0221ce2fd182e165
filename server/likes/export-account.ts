import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { AccountReader, AccountSection } from '#server/sites/door.ts';

interface ExportedLike {
  readonly direction: string;
  readonly other_id: Id;
  readonly origin: string;
  readonly created_at: Date;
  readonly seen_at: Date | null;
  readonly about_photo: number | null;
  readonly about_question: string | null;
}

/**
 * The likes of a member with what they are about. A photo is given by its position on the profile, because
 * its id means nothing outside the service.
 */
async function likesToExport(db: Handle, member: Id): Promise<ExportedLike[]> {
  const { rows } = await sql<ExportedLike>`
    select l.direction, l.other_id, l.origin, l.created_at, l.seen_at,
      photos.position as about_photo, received.about_question
    from likes l
    -- The receiver's side has what a like is about.
    join likes received on received.direction = 'received'
      and received.member_id = case l.direction when 'given' then l.other_id else l.member_id end
      and received.other_id = case l.direction when 'given' then l.member_id else l.other_id end
    left join photos on photos.member_id = received.member_id and photos.id = received.about_photo
    where l.member_id = ${member}
    order by l.created_at, l.other_id`.execute(db);
  return rows;
}

const aboutOf = ({ about_photo, about_question }: ExportedLike) => ({ about_photo, about_question });

/** The likes section of an account export: both directions, with other members as pseudonyms (GDPR-7). */
export async function exportAccount({ db, member, pseudonymOf }: AccountReader): Promise<AccountSection> {
  const rows = await likesToExport(db, member);
  const given = rows
    .filter((row) => row.direction === 'given')
    .map((row) => ({
      to: pseudonymOf(row.other_id),
      origin: row.origin,
      created_at: row.created_at,
      ...aboutOf(row),
    }));
  const received = rows
    .filter((row) => row.direction === 'received')
    .map((row) => ({
      from: pseudonymOf(row.other_id),
      origin: row.origin,
      created_at: row.created_at,
      seen_at: row.seen_at,
      ...aboutOf(row),
    }));
  return { data: { given, received } };
}
