import type { FictionalSite } from '#contract/chat/fictional/fictional-profile.ts';
import { listFictionalProfiles } from '#contract/chat/fictional/list-fictional-profiles.ts';
import { localeOf } from '#contract/kit/locale.ts';
import { ageOn } from '#contract/profiles/age.ts';
import { gender } from '#contract/profiles/fields.ts';
import { operatorImage } from '#server/photos/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { addDays } from '#server/platform/time.ts';
import { allSites } from '#server/sites/door.ts';
import { fictionalRows } from './fictional-list.sql.ts';
import { stateOf } from './set-fictional-state.ts';

const pageSize = 30;

/** The days whose answers make the pace. */
const paceDays = 7;

const statusOf = { draft: 'disabled', published: 'active', retired: 'invisible' } as const;

/** The sites of this deployment, each with the language of its texts. */
export const fictionalSites = (): FictionalSite[] =>
  allSites().map(({ id, host, settings }) => ({
    id,
    host,
    language: localeOf(settings.domain_language.slice(0, 2)) ?? 'nl',
    countries: [...settings.countries],
  }));

export const listFictionalProfilesHandler = handler(listFictionalProfiles, async ({ input }, platform) => {
  const { search, site, language, state, page = 1 } = input;
  const now = platform.clock.now();
  const sites = fictionalSites();
  const wanted = sites.filter(
    (one) => (site === undefined || one.id === site) && (language === undefined || one.language === language),
  );
  const rows = await fictionalRows(platform.db, {
    ...{ search, sites: wanted.map(({ id }) => id), since: addDays(now, -paceDays) },
    status: state && statusOf[state],
    offset: (page - 1) * pageSize,
    limit: pageSize + 1,
  });
  return {
    results: rows.slice(0, pageSize).flatMap(({ site: siteId, main_path: path, status, ...row }) => {
      const own = sites.find(({ id }) => id === siteId);
      if (own === undefined) return [];
      return {
        ...row,
        gender: gender.parse(row.gender),
        age: ageOn(row.date_of_birth, now),
        site: own.host,
        language: own.language,
        state: stateOf(status),
        main_image: path === null ? null : operatorImage(platform, path),
      };
    }),
    page,
    has_more: rows.length > pageSize,
    sites,
  };
});
