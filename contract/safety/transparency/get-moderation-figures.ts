import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { figure } from './figure.ts';
import { period } from './period.ts';

/** `transparency`: Art. 15 and 24 DSA. `acquirer`: the monthly report to the card acquirer (GATE-4). */
export const reportKind = z.enum(['transparency', 'acquirer']);

export type ReportKind = z.output<typeof reportKind>;

/** Fields that choose the figures. */
export const figuresChosen = {
  report: reportKind,
  period,
  /** The host of a site; without it all sites together. */
  host: z.optional(z.string().check(z.maxLength(253))),
};

/** The figures of a site and period, from counts without persons (SAFE-7). */
export const getModerationFigures = operation({
  name: 'safety/get-moderation-figures',
  summary: 'Transparency figures of a site and period',
  method: 'GET',
  path: '/api/console/moderation-figures.php',
  caller: 'operator',
  right: 'figures',
  input: z.strictObject(figuresChosen),
  answer: z.object({
    figures: z.array(figure),
    /** First day of the period, and first day after it. */
    from: instant,
    until: instant,
    hosts: z.array(z.string()),
    /** The published versions of this period, of the chosen site or the oldest one; newest first. */
    versions: z.array(z.object({ version: z.int(), published_at: instant, reasons: z.nullable(z.string()) })),
    /** When the period can be published; null for a month. */
    publishable_at: z.nullable(instant),
  }),
  errors: {},
});
