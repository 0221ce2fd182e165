import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { trafficTags } from '#contract/tracking/traffic-source.ts';

/** By what the console tells sources apart. */
export const sourceGroup = z.enum([...trafficTags, 'page'], 'required');

export type SourceGroup = z.output<typeof sourceGroup>;

const day = z.iso.date('invalid');
const count = z.int();

/** What came of everybody with the same word in their link. */
export const sourceResult = z.object({
  /** Empty where the link had none. */
  value: z.string(),
  /** Counts without anybody in them: visits by links that ask for it (`lb`), and those left at once (SHELL-11). */
  arrived: count,
  bounced: count,
  /** Counted by network and ref alone: null by anything else. */
  signed_up: z.nullable(count),
  /** Those of them who allowed that it is kept, and of these alone the rest (MEET-9). */
  allowed: count,
  confirmed: count,
  bought: count,
  /** What they paid up to now, less what went back; one for each currency. */
  revenue: z.array(money),
});

export type SourceResult = z.output<typeof sourceResult>;

/** What each source brought from `since` to `until`, days of UTC and both included; most sign-ups first. */
export const listSources = operation({
  name: 'payments/list-sources',
  summary: 'What traffic sources brought',
  method: 'GET',
  path: '/api/console/sources.php',
  caller: 'operator',
  input: z.strictObject({
    by: sourceGroup,
    since: day,
    until: day,
    page: z._default(queryInteger(1, 1000), 1),
  }),
  answer: pageOf(sourceResult),
  errors: {},
});
