import { getPageVersion, type LanguageState } from '#contract/content/texts/get-page-version.ts';
import { locales } from '#contract/kit/locale.ts';
import { termsNoticeDays } from '#contract/sites/page-name.ts';
import { operatorAddresses } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { addDays } from '#server/platform/time.ts';
import { allSites, allWordsOf, versionInForce } from '#server/sites/door.ts';
import { viewOfVersion } from './versions.ts';

export const getPageVersionHandler = handler(getPageVersion, async ({ input }, { db, clock }) => {
  const { version: number, language } = input;
  const now = clock.now();
  const version = await viewOfVersion(db, number, now);
  const site = version.site?.site ?? allSites()[0]?.id ?? 1;
  const present = await versionInForce(db, { page: version.name, site, now });
  const [words, inForce] = await Promise.all([allWordsOf(db, number), allWordsOf(db, present?.id ?? 0)]);
  const stateOf = (one: (typeof locales)[number]): LanguageState['state'] => {
    const own = words.get(one);
    if (own === undefined) return 'missing';
    return own.body === inForce.get(one)?.body ? 'same' : 'changed';
  };
  const own = words.get(language);
  const by = own?.editedBy ?? null;
  const emails = await operatorAddresses(db, by === null ? [] : [by]);
  return {
    version,
    languages: locales.map((one) => ({ language: one, state: stateOf(one) })),
    language,
    body: own?.body ?? '',
    changes: own?.changes ?? '',
    edited_by: by === null ? null : (emails.get(by) ?? ''),
    edited_at: own?.editedAt.toISOString() ?? null,
    in_force: inForce.get(language)?.body ?? '',
    earliest: version.name === 'terms' ? addDays(now, termsNoticeDays).toISOString() : null,
  };
});
