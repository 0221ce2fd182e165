import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { notBlocked } from '#server/safety/door.ts';
import type { Onlooker } from './reach.ts';

const member = sql<Id>`profiles.member_id`;

const isAcquaintance = (viewer: Onlooker['viewer']): RawBuilder<boolean> =>
  sql`(profiles.status = 'active' or profiles.status = 'invisible' and acquainted(${viewer}::bigint, profiles.member_id))`;

const isReadUnconfirmed = (viewer: Onlooker['viewer']): RawBuilder<boolean> =>
  sql`(profiles.status = 'disabled' and profiles.held_status is null and not profiles.fictional
    and reads_unconfirmed(${viewer}::bigint, profiles.member_id))`;

/** The condition on the status of the profile. */
const hasStatus = ({ viewer, reach }: Onlooker): RawBuilder<boolean> => {
  if (reach === 'find') return sql`profiles.status = 'active'`;
  const known = isAcquaintance(viewer);
  return reach === 'read' ? sql`(${known} or ${isReadUnconfirmed(viewer)})` : known;
};

/** Excludes fictional profiles for a viewer who hides them (FIC-11). A visitor hides none. */
const isNotHidden = (viewer: Onlooker['viewer']): RawBuilder<boolean> =>
  viewer === null
    ? sql<boolean>`true`
    : sql<boolean>`(not profiles.fictional or not exists (
        select from profiles own where own.member_id = ${viewer}::bigint and own.hides_fictional))`;

/** Excludes members who hide from visitors from what visitors find (SAFE-9c). */
const isOpen = ({ viewer, reach }: Onlooker): RawBuilder<boolean> =>
  viewer === null && reach === 'find' ? sql<boolean>`not profiles.members_only` : sql<boolean>`true`;

/**
 * `reachOf` in SQL: whether a row of `profiles` on this site is within an onlooker's reach. The database
 * function `acquainted` decides who knows whom, and `reads_unconfirmed` who reads the messages of an
 * unconfirmed member.
 */
export function shownTo(onlooker: Onlooker): RawBuilder<boolean> {
  const { viewer, reach } = onlooker;
  const blocks = notBlocked(viewer, member, reach === 'open' ? 'them' : 'either');
  const status = hasStatus(onlooker);
  const hidden = reach === 'open' ? sql<boolean>`true` : isNotHidden(viewer);
  return viewer === null
    ? sql<boolean>`(${status} and ${blocks} and ${isOpen(onlooker)})`
    : sql<boolean>`(${status} and ${blocks} and ${hidden})`;
}
