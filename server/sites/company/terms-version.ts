import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { versionDate } from '#contract/sites/version-date.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { siteById } from '../settings/site-by-id.ts';
import { companyById } from './companies.sql.ts';

const place = new URL('../../../texts/pages/nl/terms.md', import.meta.url);

let known: string | null = null;

const textVersion = (): string => {
  known ??=
    /^---\nversion: (\d{4}-\d\d-\d\d)\n---\n/.exec(readFileSync(fileURLToPath(place), 'utf8'))?.[1] ?? null;
  if (known === null) throw new Error('the terms have no version');
  return known;
};

/**
 * Returns the version date of the present terms of a site, such as 2026-11-21. It is the same in every
 * language (CONT-1, CON-17).
 */
export async function termsVersion(db: Handle, site: number): Promise<string> {
  const { added } = await companyById(db, siteById(site).companyId);
  return versionDate(textVersion(), added.toISOString());
}
