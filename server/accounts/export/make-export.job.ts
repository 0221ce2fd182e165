import * as z from 'zod/mini';
import { exportDays } from '#contract/accounts/get-export.ts';
import { type Id, id } from '#contract/kit/id.ts';
import { type Locale, locale } from '#contract/kit/locale.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Texts } from '#server/platform/texts/texts.ts';
import { siteById } from '#server/sites/door.ts';
import { mailLanguage, siteOfMember } from '../current-user/current-user-row.sql.ts';
import { daysAfter } from '../limits/lifetimes.ts';
import { storeExportFile } from './export-file.ts';
import { exportSectionsOf, exportZip } from './export-zip.ts';
import { exportOf, finishExport } from './exports.sql.ts';
import { mailExportReadyJob } from './mail-export-ready.job.ts';

const parts = [
  'accounts.export_readme.about',
  'accounts.export_readme.files',
  'accounts.export_readme.others',
  'accounts.export_readme.missing',
] as const;

/** The README.txt of an export: the content of each file, and the data that no file contains. */
function exportReadme(
  texts: Pick<Texts, 'format'>,
  language: Locale,
  { site, at }: { readonly site: string; readonly at: Date },
): string {
  const moment = at.toISOString().slice(0, 16).replace('T', ' ');
  const words = parts.map((part) => texts.format(language, part, { site, moment }));
  return `${words.join('\n\n')}\n`;
}

/**
 * Names for the other members in one export: `member-1`, `member-2` …, each the same throughout the file
 * (GDPR-7).
 */
function pseudonyms(): (other: Id) => string {
  const names = new Map<Id, string>();
  return (other) => {
    const known = names.get(other) ?? `member-${names.size + 1}`;
    names.set(other, known);
    return known;
  };
}

/**
 * Makes the file of an export at `key` and notifies the member by mail. `origin`: `https://host` of the
 * mail's link.
 */
export const makeExportJob = job(
  'accounts/make-export',
  z.object({ export: id, key: z.string(), origin: z.string(), language: locale }),
  { timeoutSeconds: 1800, parallel: 1 },
);

/** A retry writes the same file again. Nobody can fetch the file before the row says that it is ready. */
export const makeExport = jobHandler(makeExportJob, async (payload, platform) => {
  const { db, storage, clock, texts } = platform;
  const { key } = payload;
  const wanted = await exportOf(db, payload.export);
  // The member is erased: deletes the file that an earlier attempt wrote.
  if (!wanted) return storage.delete(key);
  const { member_id: member, requested_at } = wanted;
  if (wanted.ready_at !== null || wanted.expires_at !== null) return;
  const language = await mailLanguage(db, member, payload.language);
  const site = await siteOfMember(db, member);
  if (language === null || site === undefined) return;
  const sections = await exportSectionsOf({ db, storage, member, pseudonymOf: pseudonyms() });
  const readme = exportReadme(texts, language, {
    site: siteById(site).settings.mail_name,
    at: requested_at,
  });
  const zip = exportZip({ readme, sections, storage, now: clock.now() });
  await storeExportFile(platform, key, zip);
  failpoint('accounts/export-stored');
  const finished = await platform.transact(async (unit) => {
    const now = clock.now();
    if (!(await finishExport(unit.db, payload.export, now, daysAfter(now, exportDays)))) return false;
    await unit.enqueue(mailExportReadyJob, { member, origin: payload.origin, language });
    return true;
  });
  // The member was erased, or requested another export, while this one was made.
  if (!finished) await storage.delete(key);
});
