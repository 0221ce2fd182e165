import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { eraseRows, exportKeysOf } from './deletion/erase-rows.sql.ts';
import { deleteExportFilesJob } from './export/delete-export-files.job.ts';

/**
 * Deletes an erased member's credentials and export files. The record of their consents stays as proof
 * (ACC-13).
 */
export async function eraseAccount(unit: Unit, member: Id): Promise<void> {
  const keys = await exportKeysOf(unit.db, member);
  await eraseRows(unit.db, member);
  if (keys.length > 0) await unit.enqueue(deleteExportFilesJob, { keys });
}
