import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { PromptAnswer } from '#contract/profiles/prompts.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { promptAnswers } from '../cards/prompt-answers.sql.ts';

export interface ShownProfile {
  /** Null if the profile is erased. */
  readonly profile: {
    readonly name: string;
    readonly fictional: boolean;
    readonly gender: string;
    readonly date_of_birth: string;
    readonly country: string;
    readonly region: string | null;
    readonly place: string | null;
    readonly about: string | null;
    readonly interests: readonly string[];
    readonly prompts: readonly PromptAnswer[];
  } | null;
  /** The shared photos, the main photo first. */
  readonly photos: ReadonlyArray<{ readonly id: Id; readonly path: string; readonly main: boolean }>;
}

/**
 * The shown profile as evidence of a report: the fields others see and the paths of its shared photos.
 * Undefined for a member who was never visible: of another site, or never confirmed. Blocks and deletion do
 * not matter here. A blocked member can report like any other, and learns nothing about the block (TRUST-3,
 * TRUST-4). `unseen`: also a member and photos that nobody sees, for a case of an operator.
 */
export async function reportableProfile(
  db: Handle,
  { site, member, unseen = false }: { readonly site: number; readonly member: Id; readonly unseen?: boolean },
): Promise<ShownProfile | undefined> {
  const { rows } = await sql<ShownProfile>`
    select
      case when profiles.member_id is not null then jsonb_build_object(
        'name', profiles.name, 'fictional', profiles.fictional, 'gender', profiles.gender,
        'date_of_birth', profiles.date_of_birth, 'country', profiles.country, 'region', profiles.region,
        'place', profiles.place, 'about', profiles.about, 'interests', profiles.interests,
        'prompts', ${promptAnswers}
      ) end as profile,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', photos.id, 'path', photos.path, 'main', photos.is_main)
          order by photos.is_main desc, photos.position)
        from photos where photos.member_id = members.id and (photos.status = 'active' and not photos.withheld or ${unseen})
      ), '[]') as photos
    from members left join profiles on profiles.member_id = members.id
    where members.id = ${member} and members.site_id = ${site} and (
      ${unseen} or profiles.member_id is null and members.erased_at is not null
      or profiles.status <> 'disabled'
      or exists (
        select from addresses where addresses.member_id = members.id and addresses.verified_at is not null
      )
    )`.execute(db);
  return rows[0];
}
