import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { currency } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { countedQueue } from './list-queues.ts';

/** Periods of the charts, in days that end today. */
export const figurePeriods = ['7', '30', '90'] as const;

const count = z.int();

/** A value for each day; null for a day that nothing counted. */
const perDay = z.array(z.nullable(count));

/**
 * Sign-ups, active members, money and answer times of the last days (SAFE-6). The lists have one value for
 * each of `days`, in order. Days are UTC days, and the last one is today so far.
 */
export const getFigures = operation({
  name: 'content/get-figures',
  summary: 'Figures per day',
  method: 'GET',
  path: '/api/console/figures.php',
  caller: 'operator',
  right: 'figures',
  input: z.strictObject({
    days: z._default(z.enum(figurePeriods, 'invalid'), '30'),
    /** All sites together without it. */
    site: z.optional(queryInteger(1, 32_767)),
  }),
  answer: z.object({
    /** `2026-11-23`, oldest first. */
    days: z.array(z.iso.date()),
    sites: z.array(z.object({ site: z.int(), host: z.string() })),
    /** Members who signed up, without fictional profiles. */
    sign_ups: perDay,
    /** Members who were active on that day. */
    active: perDay,
    /** Settled payments, and the money that went back that day, in minor units. One entry per currency. */
    revenue: z.array(z.object({ currency, paid: perDay, returned: perDay })),
    /** Finished items of each queue, with the median and the 90th percentile of their seconds of waiting. */
    answers: z.array(z.object({ queue: countedQueue, answered: perDay, median: perDay, p90: perDay })),
  }),
  errors: {},
});
