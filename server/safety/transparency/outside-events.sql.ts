import { sql } from 'kysely';
import type { Category } from '#contract/safety/transparency/figure.ts';
import type { OutsideKind } from '#contract/safety/transparency/record-outside-event.ts';
import type { Handle } from '#server/platform/database/handle.ts';

export interface OutsideEvent {
  readonly site: number;
  readonly kind: OutsideKind;
  readonly category: Category;
  readonly day: string;
  readonly country: string;
  readonly hours: number;
  readonly takesBack: boolean;
  readonly clientId: string;
}

/**
 * Serialises the entries of a site, so that two corrections never take back one entry. A publication takes the lock of
 * every site, so that no entry is stored while it counts.
 */
export async function lockOutsideEvents(db: Handle, site: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`safety:outside:${site}`}, 0))`.execute(db);
}

/** The columns that an entry and its correction share. */
const columnsOf = (kind: OutsideKind) => {
  const [table, word] = kind.split('_');
  return table === 'order'
    ? { kind: 'order', measure: word ?? null, outcome: null }
    : { kind: 'dispute', measure: null, outcome: word ?? null };
};

/** Number of entries like this one that are not taken back. */
export async function entriesLike(db: Handle, event: OutsideEvent): Promise<number> {
  const { kind, measure, outcome } = columnsOf(event.kind);
  const { rows } = await sql<{ number: number }>`
    select coalesce(sum(number), 0)::integer as number from moderation_events
    where site_id = ${event.site} and about = 'outside' and kind = ${kind} and category = ${event.category}
      and measure is not distinct from ${measure} and outcome is not distinct from ${outcome}
      and day = ${event.day}::date and country = ${event.country} and hours = ${event.hours}`.execute(db);
  return rows[0]?.number ?? 0;
}

/** Returns false if the form was sent before. */
export async function insertOutsideEvent(db: Handle, event: OutsideEvent): Promise<boolean> {
  const { kind, measure, outcome } = columnsOf(event.kind);
  const { numAffectedRows } = await sql`
    insert into moderation_events
      (site_id, day, kind, about, source, category, measure, outcome, country, hours, number, client_id)
    values (${event.site}, ${event.day}::date, ${kind}, 'outside', 'authority', ${event.category}, ${measure},
      ${outcome}, ${event.country}, ${event.hours}, ${event.takesBack ? -1 : 1}, ${event.clientId})
    on conflict (client_id) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Whether the form was sent before. */
export async function isRecorded(db: Handle, clientId: string): Promise<boolean> {
  const { rows } = await sql`select from moderation_events where client_id = ${clientId}`.execute(db);
  return rows.length > 0;
}
