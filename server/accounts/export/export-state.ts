import type { ExportState } from '#contract/accounts/get-export.ts';
import { addDays } from '#server/platform/time.ts';

/** A row of `account_exports`. */
export interface ExportRow {
  readonly requested_at: Date;
  readonly ready_at: Date | null;
  readonly expires_at: Date | null;
  readonly fetched_at: Date | null;
}

/** Earliest moment for the member's next export. An export that is not ready by then has failed. */
export const nextExportAt = (row: Pick<ExportRow, 'requested_at'>): Date => addDays(row.requested_at, 1);

const stateOf = (row: ExportRow, now: Date): ExportState['state'] => {
  if (row.fetched_at !== null) return 'fetched';
  if (row.ready_at === null) return now < nextExportAt(row) ? 'making' : 'expired';
  return row.expires_at !== null && now < row.expires_at ? 'ready' : 'expired';
};

/** The state of an export as its member sees it. `row` is undefined if the member never requested one. */
export function exportStateOf(row: ExportRow | undefined, now: Date): ExportState {
  if (!row) return { state: 'none', requested_at: null, ready_at: null, expires_at: null };
  return {
    state: stateOf(row, now),
    requested_at: row.requested_at.toISOString(),
    ready_at: row.ready_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}
