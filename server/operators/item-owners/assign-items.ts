import type { Id } from '#contract/kit/id.ts';
import type { Right } from '#contract/kit/right.ts';
import { type OwnedQueue, ownedAtMost } from '#contract/operators/item-owner.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { operatorHasRight } from '../operators.sql.ts';
import { recordAction } from '../record-action.ts';
import {
  assignmentsOf,
  forgetItemOwners,
  type ItemReader,
  itemsOpenElsewhere,
  lockOwnedItems,
  storeItemOwners,
} from './item-owners.sql.ts';

/** A waiting item that the caller's transaction locked. */
export interface AssignableItem {
  readonly id: Id;
  readonly member: Id | null;
  /** The right that deciding it needs. */
  readonly right: Right;
  /** Returns whether the item's own rules forbid an operator to decide it. */
  readonly isBarred: (operator: Id) => Promise<boolean>;
}

interface Assignment {
  readonly queue: OwnedQueue;
  readonly ids: readonly Id[];
  readonly to: Id | null;
  readonly by: ItemReader;
  /** An item is open at the operator who takes it, because no page of its own opens it. */
  readonly opensWhenTaken: boolean;
}

/** Both the operator and the receiver need the right of each item, and the item must allow the receiver. */
async function refuseUnfit({ db }: Unit, items: readonly AssignableItem[], to: Id | null, operator: Id) {
  for (const { right, isBarred } of items) {
    if (!(await operatorHasRight(db, operator, right))) throw new Refusal('right_required');
    if (to !== null && (!(await operatorHasRight(db, to, right)) || (await isBarred(to))))
      throw new Refusal('unknown_colleague');
  }
}

/** An operator has at most 50 items of all these lists. */
async function refuseTooMany({ db }: Unit, { queue, ids, to, by: { now } }: Assignment): Promise<void> {
  if (to === null) return;
  const owned = await lockOwnedItems(db, to, now);
  const kept = owned.filter((one) => one.queue !== queue || !ids.includes(one.item_id));
  if (kept.length + ids.length > ownedAtMost) throw new Refusal('too_many_assigned');
}

/**
 * Assigns locked items to an operator or to nobody, and records each change. All of them or none (SAFE-10).
 * - `item_gone`: fewer waiting items than ids.
 * - `held_by_colleague`: a colleague has one open.
 */
export async function assignItems(
  unit: Unit,
  items: readonly AssignableItem[],
  assignment: Assignment,
): Promise<{ assigned: number }> {
  const { queue, ids, to, by, opensWhenTaken } = assignment;
  const { operator, now } = by;
  if (items.length !== ids.length) throw new Refusal('item_gone');
  await refuseUnfit(unit, items, to, operator);
  await refuseTooMany(unit, assignment);
  if ((await itemsOpenElsewhere(unit.db, queue, ids, by)).length > 0) throw new Refusal('held_by_colleague');
  const before = await assignmentsOf(unit.db, queue, ids);
  if (to === null) await forgetItemOwners(unit.db, queue, ids);
  else
    await storeItemOwners(unit.db, queue, {
      ...{ items: ids, to, now, opens: opensWhenTaken && to === operator },
    });
  for (const { id, member } of items) {
    const from = before.get(id);
    await recordAction(unit, {
      ...{ operator, action: 'operators/assign-item', subject: id, at: now },
      ...(member !== null && { member }),
      details: { queue, ...(to !== null && { to }), ...(from !== undefined && { from }) },
    });
  }
  return { assigned: ids.length };
}

/**
 * Refuses a decision on an item that a colleague has open, and forgets the owner of the item otherwise. Call it
 * in the transaction of the decision. The `asker` of an act withdraws it at any time.
 */
export async function decideOwnedItem(
  { db }: Pick<Unit, 'db'>,
  queue: OwnedQueue,
  item: Id,
  by: ItemReader,
  asker?: Id,
): Promise<void> {
  const isOwn = asker === by.operator;
  if (!isOwn && (await itemsOpenElsewhere(db, queue, [item], by)).length > 0)
    throw new Refusal('held_by_colleague');
  await forgetItemOwners(db, queue, [item]);
}
