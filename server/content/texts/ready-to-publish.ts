import * as z from 'zod/mini';
import { locales } from '#contract/kit/locale.ts';
import { pageName } from '#contract/sites/page-name.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { allSites, allWordsOf, headingsOf, type StoredVersion, versionInForce } from '#server/sites/door.ts';

/**
 * Refuses a draft that may not be published, and names the first language.
 * - `incomplete`: the language has no text.
 * - `uneven`: its headings differ from the Dutch ones.
 * - `no_changes`: new terms lack the summary of changes.
 * - `unchanged`: the draft equals the version in force (CON-13, CON-17).
 */
export async function requireReady(db: Handle, draft: StoredVersion, now: Date): Promise<void> {
  const words = await allWordsOf(db, draft.id);
  const [missing] = locales.filter((language) => !words.has(language));
  if (missing !== undefined) throw new Refusal('incomplete', { language: missing });
  const wanted = headingsOf(words.get('nl')?.body ?? '');
  const [uneven] = locales.filter((language) => headingsOf(words.get(language)?.body ?? '') !== wanted);
  if (uneven !== undefined) throw new Refusal('uneven', { language: uneven });
  const site = draft.site_id ?? allSites()[0]?.id ?? 1;
  const present = await versionInForce(db, { page: z.parse(pageName, draft.page), site, now });
  const inForce = await allWordsOf(db, present?.id ?? 0);
  if (locales.every((language) => words.get(language)?.body === inForce.get(language)?.body))
    throw new Refusal('unchanged');
  const [silent] = locales.filter((language) => words.get(language)?.changes === '');
  if (draft.page === 'terms' && silent !== undefined) throw new Refusal('no_changes', { language: silent });
}
