import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

export interface CaseSubject {
  readonly site: number;
  readonly name: string;
  readonly fictional: boolean;
  /** Every photo of the member that exists, also waiting and rejected ones, the main photo first. */
  readonly photos: ReadonlyArray<{
    readonly id: Id;
    readonly path: string;
    readonly status: 'pending' | 'active' | 'rejected';
    readonly main: boolean;
  }>;
}

/** A member about whom an operator may open a case; undefined for one without a profile. */
export async function caseSubject(db: Handle, member: Id): Promise<CaseSubject | undefined> {
  const { rows } = await sql<CaseSubject>`
    select members.site_id as site, profiles.name, profiles.fictional, coalesce((
      select jsonb_agg(jsonb_build_object('id', photos.id, 'path', photos.path, 'status', photos.status,
        'main', photos.is_main) order by photos.is_main desc, photos.position)
      from photos where photos.member_id = members.id), '[]') as photos
    from members join profiles on profiles.member_id = members.id
    where members.id = ${member}`.execute(db);
  return rows[0];
}
