import { domainToASCII } from 'node:url';
import { addSite } from '#contract/content/house/add-site.ts';
import { recordAction } from '#server/operators/door.ts';
import { isConsoleHost } from '#server/platform/http/console-host.ts';
import { handler } from '#server/platform/http/handler.ts';
import { allSites, insertSite, listedCompanies, loadSites, settingsOf } from '#server/sites/door.ts';
import { houseSiteOf } from './house-site-view.ts';

/** Whether the service knows this country: a site serves it, or a new site does by default. */
const isKnown = (country: string): boolean =>
  settingsOf({}, 1).countries.includes(country) ||
  allSites().some(({ settings }) => settings.countries.includes(country));

/** The host name in ASCII (punycode); null if it is not the name of a domain, such as an address of a machine. */
function asciiHost(typed: string): string | null {
  const host = domainToASCII(typed);
  const isDomain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/.test(host);
  return isDomain && host.length <= 253 ? host : null;
}

/**
 * A new site serves its default country alone and takes members by invite. Everything else is a setting, so an
 * operator opens it step by step.
 */
export const addSiteHandler = handler(addSite, async (call, platform) => {
  const { operator, input } = call;
  const { niche, company, language, default_country, mail_name } = input;
  const refuse = (field: keyof typeof input, code: string): never =>
    call.refuse('invalid_input', {}, [{ field, code, params: {} }]);
  const host = asciiHost(input.host) ?? refuse('host', 'invalid_host');
  if (isConsoleHost(host, platform.config)) refuse('host', 'host_taken');
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
