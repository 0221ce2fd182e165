import { addSite } from '#contract/content/house/add-site.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { allSites, insertSite, listedCompanies, loadSites, settingsOf } from '#server/sites/door.ts';
import { houseSiteOf } from './house-site-view.ts';

/** Whether the service knows this country: a site serves it, or a new site does by default. */
const isKnown = (country: string): boolean =>
  settingsOf({}, 1).countries.includes(country) ||
  allSites().some(({ settings }) => settings.countries.includes(country));

/**
 * A new site serves its default country alone and takes members by invite. Everything else is a setting, so an
 * operator opens it step by step.
 */
export const addSiteHandler = handler(addSite, async (call, platform) => {
  const { operator, input } = call;
  const { host, niche, company, language, default_country, mail_name } = input;
  const refuse = (field: keyof typeof input, code: string): never =>
    call.refuse('invalid_input', {}, [{ field, code, params: {} }]);
  if (!isKnown(default_country)) refuse('default_country', 'invalid_country');
  const settings = {
    domain_language: language,
    default_country,
    countries: [default_country],
    entry_popup_countries: [default_country],
    signups: 'none',
    mail_name,
  };
  const site = await platform.transact(async (unit) => {
    if (!(await listedCompanies(unit.db)).some(({ id }) => id === company)) refuse('company', 'invalid');
    const id = await insertSite(unit.db, { host, niche, company, settings });
    if (id === null) return refuse('host', 'host_taken');
    const at = platform.clock.now();
    await recordAction(unit, { operator, action: 'content/add-site', details: { site: id, host }, at });
    return id;
  });
  await loadSites(platform.db);
  return (await houseSiteOf(platform.db, platform.config, site)) ?? call.refuse('not_found');
});
