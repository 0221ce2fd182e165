import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Gender, LookingFor, Sexuality } from '#contract/profiles/fields.ts';
import type { Interest } from '#contract/sites/interest.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared-statements.ts';
import { addMinutes } from '#server/platform/time.ts';
import { earth } from '../location/location.sql.ts';
import { profiles } from '../tables.ts';
import type { Onlooker } from './reach.ts';
import { shownTo } from './shown-to.sql.ts';

/** The input for a new profile. */
export interface NewProfile {
  readonly member: Id;
  readonly site: number;
  readonly name: string;
  readonly gender: Gender;
  readonly lookingFor: LookingFor;
  readonly sexuality: Sexuality;
  /** YYYY-MM-DD. */
  readonly dateOfBirth: string;
  readonly country: string;
  readonly region: string | null;
  readonly place?: string | null;
  /** Degrees, already rounded to about 1 km (PROF-8). */
  readonly position?: { readonly latitude: number; readonly longitude: number } | null;
  readonly about?: string | null;
  readonly interests?: readonly Interest[];
  /** Default false; never changes afterwards (FIC-1). */
  readonly fictional?: boolean;
  /** Hidden from visitors without an account. Default true; fictional profiles are never hidden. */
  readonly membersOnly?: boolean;
  readonly now: Date;
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

export async function insertProfile(db: Handle, profile: NewProfile): Promise<void> {
  const { now, position } = profile;
  await profiles(db)
    .insertInto('profiles')
    .values({
      member_id: profile.member,
      site_id: profile.site,
      fictional: profile.fictional ?? false,
      name: profile.name,
      gender: profile.gender,
      looking_for: profile.lookingFor,
      sexuality: profile.sexuality,
      date_of_birth: profile.dateOfBirth,
      created_on: dayOf(now),
      country: profile.country,
      region: profile.region,
      place: profile.place ?? null,
      position: position ? earth(position) : null,
      about: profile.about ?? null,
      interests: [...(profile.interests ?? [])],
      last_active_at: now,
      members_only: !(profile.fictional ?? false) && (profile.membersOnly ?? true),
    })
    .execute();
}

/** Shows a profile that nothing restricts. Returns false if it was shown before, or is restricted. */
export async function setActive(db: Handle, member: Id): Promise<boolean> {
  const { numUpdatedRows } = await profiles(db)
    .updateTable('profiles')
    .set({ status: 'active', found_since: sql<Date>`coalesce(found_since, now())` })
    .where('member_id', '=', member)
    // A member who chose to be invisible stays so, and a restricted member stays hidden.
    .where('status', '=', 'disabled')
    .where('held_status', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Hides or shows an open profile. False if the profile is not open. Idempotent. */
export async function setHidden(db: Handle, member: Id, invisible: boolean): Promise<boolean> {
  const changed = await profiles(db)
    .updateTable('profiles')
    .set({ status: invisible ? 'invisible' : 'active' })
    .where('member_id', '=', member)
    .where('status', '<>', 'disabled')
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Whether visitors may see the member now: an active profile that is not for members only. */
export async function isOpenToVisitors(
  db: Handle,
  member: Id,
): Promise<{ readonly site: number } | undefined> {
  const row = await profiles(db)
    .selectFrom('profiles')
    .modifyFront(prepared)
    .select('site_id')
    .where('member_id', '=', member)
    .where('status', '=', 'active')
    .where('members_only', '=', false)
    .executeTakeFirst();
  return row && { site: row.site_id };
}

/** Hides a real member from visitors, or shows them again. Idempotent. */
export async function writeMembersOnly(db: Handle, member: Id, membersOnly: boolean): Promise<void> {
  await profiles(db)
    .updateTable('profiles')
    .set({ members_only: membersOnly })
    .where('member_id', '=', member)
    .where('fictional', '=', false)
    .where('members_only', '<>', membersOnly)
    .execute();
}

export async function readShowsOnline(db: Handle, member: Id): Promise<boolean> {
  const row = await profiles(db)
    .selectFrom('profiles')
    .select('shows_online')
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row?.shows_online ?? false;
}

export async function writeShowsOnline(db: Handle, member: Id, shows: boolean): Promise<void> {
  await profiles(db)
    .updateTable('profiles')
    .set({ shows_online: shows })
    .where('member_id', '=', member)
    .where('shows_online', '<>', shows)
    .execute();
}

/**
 * Writes at most once a minute. The search slot changes only every five minutes, so most writes touch no
 * index.
 */
export async function setLastActive(db: Handle, member: Id, now: Date): Promise<void> {
  await profiles(db)
    .updateTable('profiles')
    .set({ last_active_at: now })
    .where('member_id', '=', member)
    .where('last_active_at', '<=', addMinutes(now, -1))
    .execute();
}

export async function lastActiveAt(db: Handle, member: Id): Promise<Date | null> {
  const found = await profiles(db)
    .selectFrom('profiles')
    .select('last_active_at')
    .where('member_id', '=', member)
    .executeTakeFirst();
  return found?.last_active_at ?? null;
}

export async function isWithinReach(
  db: Handle,
  { site, member, ...onlooker }: { readonly site: number; readonly member: Id } & Onlooker,
): Promise<boolean> {
  const found = await profiles(db)
    .selectFrom('profiles')
    .select('member_id')
    .where('member_id', '=', member)
    .where('site_id', '=', site)
    .where(shownTo(onlooker))
    .executeTakeFirst();
  return found !== undefined;
}
