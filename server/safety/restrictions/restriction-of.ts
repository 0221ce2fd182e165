import type { Id } from '#contract/kit/id.ts';
import type { Ground, Restriction, RestrictionKind } from '#contract/safety/decision.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';

/** A row as its member and operators see it. */
export const restrictionOf = (row: {
  readonly report_id: Id;
  readonly kind: RestrictionKind;
  readonly ground: Ground;
  readonly since: Date;
  readonly until: Date | null;
}): Restriction => ({
  number: caseNumber(row.report_id),
  kind: row.kind,
  ground: row.ground,
  since: row.since.toISOString(),
  until: row.until?.toISOString() ?? null,
});
