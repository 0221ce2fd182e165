import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { ItemFilter, ItemOwner, OwnedQueue } from '#contract/operators/item-owner.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addDays, addHours } from '#server/platform/time.ts';
import { operatorAddresses } from '../operators.sql.ts';

/** The operator who asks, and the moment. */
export interface ItemReader {
  readonly operator: Id;
  readonly now: Date;
}

/** Hours that an item stays open at an operator, as in the moderation queue. */
const openHours = 0.5;

/** Hours after which an assignment ends without a look. */
const idleHours = 24;

/** SQL expression: the operator who has an item open, else its owner, else null. */
const ownerAt = (queue: OwnedQueue, item: RawBuilder<Id>, now: Date) => sql<Id | null>`(
  select case when claimed_until > ${now} then claimed_by when assigned_until > ${now} then assigned_to end
  from item_owners where queue = ${sql.lit(queue)} and item_id = ${item})`;

interface FilteredItem {
  readonly queue: OwnedQueue;
  readonly item: RawBuilder<Id>;
  readonly since: RawBuilder<Date>;
}

/** SQL condition on a list: the item passes the filters that every such list has. */
export function passesItemFilter(
  { queue, item, since }: FilteredItem,
  { owner, age }: ItemFilter,
  { operator, now }: ItemReader,
): RawBuilder<boolean> {
  const holder = ownerAt(queue, item, now);
  const owners = {
    mine: sql`${holder} = ${operator}`,
    nobody: sql`${holder} is null`,
    others: sql`${holder} <> ${operator}`,
  };
  const ages = {
    day: sql`${since} > ${addDays(now, -1)}`,
    week: sql`${since} <= ${addDays(now, -1)} and ${since} > ${addDays(now, -7)}`,
    older: sql`${since} <= ${addDays(now, -7)}`,
  };
  return sql<boolean>`(${owner === undefined ? sql`true` : owners[owner]}
    and ${age === undefined ? sql`true` : ages[age]})`;
}

interface OwnerRow {
  readonly item_id: Id;
  readonly operator: Id;
  readonly holds: boolean;
}

/** The owners of these items, by item. Items without an owner are absent. */
export async function itemOwnersOf(
  db: Handle,
  queue: OwnedQueue,
  items: readonly Id[],
  { operator, now }: ItemReader,
): Promise<ReadonlyMap<Id, ItemOwner>> {
  const { rows } = await sql<OwnerRow>`
    select item_id, claimed_until > ${now} is true as holds,
      case when claimed_until > ${now} then claimed_by else assigned_to end as operator
    from item_owners where queue = ${queue} and item_id = any(${[...items]}::bigint[])
      and (claimed_until > ${now} or assigned_until > ${now})`.execute(db);
  const emails = await operatorAddresses(
    db,
    rows.map(({ operator: id }) => id),
  );
  return new Map(
    rows.map(({ item_id, operator: id, holds }) => [
      item_id,
      { id, email: emails.get(id) ?? '', own: id === operator, holds },
    ]),
  );
}

/**
 * Opens an item for half an hour, and prolongs the assignment of its owner. Returns false if a colleague has it
 * open. The caller holds the lock of the item.
 */
export async function openItem(
  db: Handle,
  queue: OwnedQueue,
  item: Id,
  { operator, now }: ItemReader,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into item_owners as known (queue, item_id, claimed_by, claimed_until)
    values (${queue}, ${item}, ${operator}, ${addHours(now, openHours)})
    on conflict (queue, item_id) do update set
      claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until,
      assigned_until = case when known.assigned_to = ${operator} then ${addHours(now, idleHours)}::timestamptz
        else known.assigned_until end
    where known.claimed_by is null or known.claimed_by = ${operator} or known.claimed_until <= ${now}`.execute(
    db,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

/** The items among these that a colleague has open. */
export async function itemsOpenElsewhere(
  db: Handle,
  queue: OwnedQueue,
  items: readonly Id[],
  { operator, now }: ItemReader,
): Promise<Id[]> {
  const { rows } = await sql<{ item_id: Id }>`
    select item_id from item_owners where queue = ${queue} and item_id = any(${[...items]}::bigint[])
      and claimed_by <> ${operator} and claimed_until > ${now} order by item_id for update`.execute(db);
  return rows.map(({ item_id }) => item_id);
}

/** Forgets the owners of items that are decided. */
export async function forgetItemOwners(db: Handle, queue: OwnedQueue, items: readonly Id[]): Promise<void> {
  await sql`delete from item_owners where queue = ${queue} and item_id = any(${[...items]}::bigint[])`.execute(
    db,
  );
}

/**
 * The items that belong to an operator now. Serialises the assignments to one operator, so that two of them count
 * each other.
 */
export async function lockOwnedItems(
  db: Handle,
  operator: Id,
  now: Date,
): Promise<ReadonlyArray<{ readonly queue: string; readonly item_id: Id }>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`operators:assign:${operator}`}, 0))`.execute(db);
  const { rows } = await sql<{ queue: string; item_id: Id }>`
    select queue, item_id from item_owners where assigned_to = ${operator} and assigned_until > ${now}`.execute(
    db,
  );
  return rows;
}

/** The present assignments of these items, by item. */
export async function assignmentsOf(
  db: Handle,
  queue: OwnedQueue,
  items: readonly Id[],
): Promise<ReadonlyMap<Id, Id>> {
  const { rows } = await sql<{ item_id: Id; assigned_to: Id }>`
    select item_id, assigned_to from item_owners
    where queue = ${queue} and item_id = any(${[...items]}::bigint[]) and assigned_to is not null`.execute(
    db,
  );
  return new Map(rows.map(({ item_id, assigned_to }) => [item_id, assigned_to]));
}

interface Assigned {
  readonly items: readonly Id[];
  readonly to: Id;
  readonly now: Date;
  /** The receiver took the items and begins with them. */
  readonly opens: boolean;
}

/** Gives items to an operator. Nobody else has them open afterwards. */
export async function storeItemOwners(
  db: Handle,
  queue: OwnedQueue,
  { items, to, now, opens }: Assigned,
): Promise<void> {
  const open = opens ? sql`${addHours(now, openHours)}::timestamptz` : sql`null::timestamptz`;
  await sql`
    insert into item_owners as known (queue, item_id, assigned_to, assigned_until, claimed_by, claimed_until)
    select ${queue}, item, ${to}::bigint, ${addHours(now, idleHours)}::timestamptz,
      case when ${opens} then ${to}::bigint end, ${open}
    from unnest(${[...items]}::bigint[]) as item
    on conflict (queue, item_id) do update set
      assigned_to = excluded.assigned_to, assigned_until = excluded.assigned_until,
      claimed_by = case when known.claimed_by = ${to} and not ${opens} then known.claimed_by
        else excluded.claimed_by end,
      claimed_until = case when known.claimed_by = ${to} and not ${opens} then known.claimed_until
        else excluded.claimed_until end`.execute(db);
}

/** Deletes rows of which nothing counts any more. */
export async function purgeItemOwners(db: Handle, now: Date): Promise<void> {
  await sql`delete from item_owners where (assigned_until is null or assigned_until <= ${now})
    and (claimed_until is null or claimed_until <= ${now})`.execute(db);
}
