import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';

/** Lists of the console whose items can have an owner, beside the moderation queue (SAFE-10). */
export const ownedQueues = ['approval', 'withdrawal', 'debt', 'finding', 'refund'] as const;

export type OwnedQueue = (typeof ownedQueues)[number];

/** Items of these lists that one operator can have at once, so that nobody can empty them for the others. */
export const ownedAtMost = 50;

/** The operator who has an item open, or to whom it is assigned. */
export const itemOwner = z.object({
  id,
  email: z.string(),
  own: z.boolean(),
  /** The operator has the item open now. Otherwise it is only assigned. */
  holds: z.boolean(),
});

export type ItemOwner = z.output<typeof itemOwner>;

/** Age of an item: less than a day, up to a week, or older. Each has a text: `safety.queue.age.<age>`. */
export const itemAges = ['day', 'week', 'older'] as const;

/** The owner of an item: the caller, nobody, or another operator. */
export const itemOwners = ['mine', 'nobody', 'others'] as const;

/** Filters of every such list. They name no person, so that the address of a page may hold them. */
export const itemFilter = {
  owner: z.optional(z.enum(itemOwners)),
  age: z.optional(z.enum(itemAges)),
  sort: z.optional(z.enum(['newest', 'oldest'])),
};

export type ItemFilter = z.output<z.ZodMiniObject<typeof itemFilter>>;

/** The number of items that pass the filter, counted up to 500. */
export const matchingItems = z.object({ number: z.int(), more: z.boolean() });

/** A call that assigns items: to an operator, or to nobody with null. All of them or none. */
export const assignedItems = {
  ids: z.array(id).check(z.minLength(1, 'required'), z.maxLength(ownedAtMost, 'too_long')),
  to: z.nullable(id),
};

/**
 * Refusals of an assignment.
 * - `item_gone`: an item is decided.
 * - `unknown_colleague`: the receiver is disabled, lacks the right, or may not decide the item.
 */
export const assignmentErrors = { item_gone: 409, unknown_colleague: 409, too_many_assigned: 409 } as const;
