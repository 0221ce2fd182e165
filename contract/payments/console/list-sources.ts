import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { trafficTags } from '#contract/tracking/traffic-source.ts';

/** The tag by which the console groups traffic sources. */
export const sourceGroup = z.enum([...trafficTags, 'page'], 'required');

export type SourceGroup = z.output<typeof sourceGroup>;

const day = z.iso.date('invalid');
const count = z.int();

/** The results of all visitors with the same tag in their link. */
export const sourceResult = z.object({
  /** Empty if the link had no such tag. */
  value: z.string(),
  /**
   * Anonymous counts: visits through links that ask for it (`lb`), and visits that left at once (SHELL-11).
   */
  arrived: count,
  bounced: count,
  /** Counted by network and ref only; null for any other tag. */
  signed_up: z.nullable(count),
  /**
   * Members who allowed their source to be stored. The remaining fields cover only these members (MEET-9).
   */
  allowed: count,
  confirmed: count,
  bought: count,
  /** The payments of these members so far, less returned money; one amount for each currency. */
  revenue: z.array(money),
});

export type SourceResult = z.output<typeof sourceResult>;

/** The results of each source from `since` to `until`, UTC days, both included; most sign-ups first. */
export const listSources = operation({
  name: 'payments/list-sources',
  summary: 'What traffic sources brought',
  method: 'GET',
  path: '/api/console/sources.php',
  caller: 'operator',
  right: 'figures',
  input: z.strictObject({
    by: sourceGroup,
    since: day,
    until: day,
    page: z._default(queryInteger(1, 1000), 1),
  }),
  answer: pageOf(sourceResult),
  errors: {},
});
