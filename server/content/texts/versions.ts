import type { PageVersion } from '#contract/content/texts/page-version.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { lockVersion, presentVersions, readVersion, type StoredVersion } from '#server/sites/door.ts';
import { versionViews } from './version-view.ts';

/** Drafts, announced versions and versions in force. */
export async function presentViews(db: Handle, now: Date): Promise<PageVersion[]> {
  const rows = await presentVersions(db, now);
  return versionViews(db, rows, new Set(rows.map(({ id }) => id)), now);
}

/** The numbers of the versions that apply now or later, and of drafts. */
export async function presentIds(db: Handle, now: Date): Promise<ReadonlySet<number>> {
  return new Set((await presentVersions(db, now)).map(({ id }) => id));
}

/** One version as the console shows it. Throws `not_found` if unknown. */
export async function viewOfVersion(db: Handle, version: number, now: Date): Promise<PageVersion> {
  const row = await readVersion(db, version);
  const [view] = row === undefined ? [] : await versionViews(db, [row], await presentIds(db, now), now);
  if (view === undefined) throw new Refusal('not_found');
  return view;
}

/** Locks a draft. Throws `text_frozen` if it is published, discarded or waits for a second operator. */
export async function lockDraft(db: Handle, version: number, now: Date): Promise<StoredVersion> {
  const row = await lockVersion(db, version);
  if (row === undefined) throw new Refusal('not_found');
  const [view] = await versionViews(db, [row], new Set(), now);
  if (view?.state !== 'draft') throw new Refusal('text_frozen');
  return row;
}
