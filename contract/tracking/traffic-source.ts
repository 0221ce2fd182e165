import * as z from 'zod/mini';

const tag = z.optional(z.string().check(z.maxLength(200, 'too_long')));

/** The traffic source of a visitor, read from the query of the first page (SHELL-11). */
export const trafficSource = { network: tag, ref: tag, sub1: tag, sub2: tag, sub3: tag };

export const trafficTags = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

/** A tag in a link's query. */
export type TrafficTag = (typeof trafficTags)[number];
