import { requestExport } from '#contract/accounts/request-export.ts';
import { hour } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { recordSecurityEvent } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { proveOwner } from '../credentials/prove-owner.ts';
import { newExportKey } from './export-file.ts';
import { exportStateOf, insertExport, lockExports, newestExport, nextExportAt } from './exports.sql.ts';
import { makeExportJob } from './make-export.job.ts';

interface ExportRequest {
  readonly member: Id;
  /** Origin of the mailed link. */
  readonly origin: string;
  readonly language: Locale;
  readonly now: Date;
}

/** Requests an export. Throws `export_under_way` or `export_too_soon`: one at a time, one a day (GDPR-7). */
async function requestAccountExport(
  unit: Unit,
  { member, origin, language, now }: ExportRequest,
): Promise<void> {
  await lockExports(unit.db, member);
  const last = await newestExport(unit.db, member);
  if (last && now < nextExportAt(last)) {
    if (exportStateOf(last, now).state === 'making') throw new Refusal('export_under_way');
    const hours = Math.ceil((nextExportAt(last).getTime() - now.getTime()) / hour);
    throw new Refusal('export_too_soon', { hours });
  }
  const key = newExportKey();
  const id = await insertExport(unit.db, { member, key, now });
  await unit.enqueue(makeExportJob, { export: id, key, origin, language });
}

export const requestExportHandler = handler(requestExport, async (call, platform) => {
  const { member, origin, language, input } = call;
  await proveOwner(platform, call, input);
  const now = platform.clock.now();
  await platform.transact(async (unit) => {
    await requestAccountExport(unit, { member, origin, language, now });
    await recordSecurityEvent(unit.db, platform, { kind: 'export_requested', member, from: call });
  });
  return exportStateOf(await newestExport(platform.db, member), now);
});
