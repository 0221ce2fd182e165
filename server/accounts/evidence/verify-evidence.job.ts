import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { confirmHours } from '#contract/safety/hold.ts';
import { keptFile, pictureFiles } from '#server/photos/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  alarmOperators,
  expiredExportFiles,
  forgetExportFile,
  heldFiles,
  lateHolds,
  missingEvidence,
  storeHeldFiles,
} from '#server/safety/door.ts';

const batch = 200;

type HeldFile = Awaited<ReturnType<typeof heldFiles>>[number];

async function* allHeldFiles({ db }: Pick<Platform, 'db'>): AsyncGenerator<HeldFile> {
  let after: { member: Id; path: string } = { member: 0, path: '' };
  for (;;) {
    const rows = await heldFiles(db, after, batch);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) return;
    after = last;
  }
}

/** Notes which files of held pictures exist, for the nightly check. */
export const measureEvidenceJob = job('accounts/measure-evidence', z.object({}), { timeoutSeconds: 600 });

export const measureEvidence = jobHandler(measureEvidenceJob, async (_payload, platform) => {
  for await (const { member, path, files } of allHeldFiles(platform)) {
    if (files !== null) continue;
    const there: Record<string, number> = {};
    for (const key of await pictureFiles(platform.storage, path))
      there[key] = (await platform.storage.get(key)).byteLength;
    await storeHeldFiles(platform.db, { member, path, files: there });
  }
});

const measured = z.nullable(z.record(z.string(), z.number()));

/**
 * Proves that no held evidence is missing (CSAM-2). No table has fewer rows of a held member than its inventory.
 * Deleted rows count, because triggers kept them. Every file that was measured exists. Returns gaps per site.
 */
export async function missingEvidenceBySite(
  platform: Pick<Platform, 'db' | 'storage'>,
): Promise<Map<number, number>> {
  const gaps = new Map<number, number>();
  const add = (site: number) => gaps.set(site, (gaps.get(site) ?? 0) + 1);
  for (const { site } of await missingEvidence(platform.db)) add(site);
  for await (const { site, path, files } of allHeldFiles(platform)) {
    const keys = Object.keys(z.parse(measured, files) ?? {});
    const isThere = await Promise.all(keys.map((key) => platform.storage.exists(key)));
    const wasMeasured = files !== null || (await keptFile(platform.storage, path)) !== null;
    if (isThere.includes(false) || !wasMeasured) add(site);
  }
  return gaps;
}

/** Runs nightly: checks held evidence, alarms operators of gaps and of due reviews, deletes old export files. */
export const verifyEvidenceJob = job('accounts/verify-evidence', z.object({}), {
  cron: '37 4 * * *',
  timeoutSeconds: 1800,
});

export const verifyEvidence = jobHandler(verifyEvidenceJob, async (_payload, platform) => {
  const { db, clock, storage } = platform;
  const now = clock.now();
  for (const { id, key } of await expiredExportFiles(db, now)) {
    await storage.delete(key);
    await forgetExportFile(db, id);
  }
  const gaps = await missingEvidenceBySite(platform);
  if (gaps.size > 0) platform.log.error({ gaps: [...gaps.values()] }, 'held evidence is missing');
  await platform.transact(async (unit) => {
    for (const [site, number] of gaps)
      await alarmOperators(unit, { site, cause: 'evidence_missing', number });
    for (const { site, number } of await lateHolds(unit.db, { now, confirmHours }))
      await alarmOperators(unit, { site, cause: 'holds_due', number });
  });
});
