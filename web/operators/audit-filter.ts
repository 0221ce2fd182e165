import type { CallOf } from '#contract/kit/operation.ts';
import type { exportAuditLog } from '#contract/operators/export-audit-log.ts';

export type AuditFilter = CallOf<typeof exportAuditLog>;

const idOf = (typed: string | null): number | undefined =>
  /^[1-9]\d{0,15}$/.test((typed ?? '').trim()) ? Number(typed) : undefined;

/** The start of a day in the browser's time, or of the day after. */
const dayOf = (typed: string | null, after: number): string | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(typed ?? '') ?? [];
  if (day === undefined) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(day) + after).toISOString();
};

/** The filter in the address of the page: ids, days and terms of ours. */
export function auditFilterOf(search: URLSearchParams): AuditFilter {
  const action = search.get('action') ?? '';
  const kind = search.get('kind');
  return {
    operator: idOf(search.get('operator')),
    action: /^[a-z]{1,20}(?:\/[a-z-]{1,60})?$/.test(action) ? action : undefined,
    member: idOf(search.get('member')),
    subject: idOf(search.get('subject')),
    since: dayOf(search.get('since'), 0),
    until: dayOf(search.get('until'), 1),
    look: kind === 'looks' ? true : kind === 'acts' ? false : undefined,
  };
}
