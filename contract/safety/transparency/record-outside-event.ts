import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { category } from './figure.ts';

/** An order of an authority to act or to give information (Arts. 9 and 10), or a dispute outside a court (Art. 21). */
export const outsideKinds = ['order_act', 'order_information', 'dispute_upheld', 'dispute_reversed'] as const;

export const outsideKind = z.enum(outsideKinds);

export type OutsideKind = z.output<typeof outsideKind>;

/** Most hours until an order took effect. */
export const mostHours = 9999;

/**
 * Counts an order or a dispute that reached us outside the service. An entry is never changed: `takes_back`
 * counts minus one for a mistaken entry. The same `client_id` again counts nothing.
 */
export const recordOutsideEvent = operation({
  name: 'safety/record-outside-event',
  summary: 'Count an order of an authority or a dispute',
  method: 'POST',
  path: '/api/console/outside-events.php',
  caller: 'operator',
  right: 'figures',
  input: z.strictObject({
    client_id: z.uuid(),
    host: z.string().check(z.maxLength(253)),
    kind: outsideKind,
    category,
    day: z.iso.date('invalid'),
    /** The country of the authority or body. */
    country: z.string('required').check(z.regex(/^[A-Z]{2}$/, 'invalid')),
    /** Whole hours until it took effect, or was decided. */
    hours: z.int('required').check(z.minimum(0, 'too_small'), z.maximum(mostHours, 'too_big')),
    takes_back: z.boolean(),
  }),
  answer: z.object({ recorded: z.boolean() }),
  errors: { nothing_to_take_back: 409, period_published: 409, day_not_allowed: 422 },
});
