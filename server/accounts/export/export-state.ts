import type { ExportState } from '#contract/accounts/export-state.ts';

/** A row of `account_exports`. */
export interface ExportRow {
  readonly requested_at: Date;
  readonly ready_at: Date | null;
  readonly expires_at: Date | null;
  readonly fetched_at: Date | null;
}

const dayMilliseconds = 24 * 3600_000;

/** Until then a member asks for no other one; one that is not made by then never will be. */
export const nextExportAt = (row: Pick<ExportRow, 'requested_at'>): Date =>
  new Date(row.requested_at.getTime() + dayMilliseconds);

const stateOf = (row: ExportRow, now: Date): ExportState['state'] => {
  if (row.fetched_at !== null) return 'fetched';
  if (row.ready_at === null) return now < nextExportAt(row) ? 'making' : 'expired';
  return row.expires_at !== null && now < row.expires_at ? 'ready' : 'expired';
};

/** An export as its member is told of it; undefined where they never asked for one. */
export function exportStateOf(row: ExportRow | undefined, now: Date): ExportState {
  if (!row) return { state: 'none', requested_at: null, ready_at: null, expires_at: null };
  return {
    state: stateOf(row, now),
    requested_at: row.requested_at.toISOString(),
    ready_at: row.ready_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}
