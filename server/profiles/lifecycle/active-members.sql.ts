import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';

/** The member states of the European Union. */
const union = [
  ...[
    'AT',
    'BE',
    'BG',
    'CY',
    'CZ',
    'DE',
    'DK',
    'EE',
    'ES',
    'FI',
    'FR',
    'GR',
    'HR',
    'HU',
    'IE',
    'IT',
    'LT',
    'LU',
  ],
  ...['LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
];

/** Members of each site who were active since the month of a moment began. Fictional profiles do not count. */
export async function activeMembersOfMonth(
  db: Handle,
  now: Date,
): Promise<Array<{ readonly site: number; readonly members: number; readonly inUnion: number }>> {
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  const { rows } = await sql<{ site: number; members: number; inUnion: number }>`
    select site_id as site, count(*)::integer as members,
      (count(*) filter (where country = any (${union}::text[])))::integer as "inUnion"
    from profiles where not fictional and last_active_at >= ${from} and last_active_at <= ${now}
    group by site_id`.execute(db);
  return rows;
}
