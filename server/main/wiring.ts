import { identify } from '#server/accounts/door.ts';
import { identifyOperator, recordLook, recordRefusedAuthority } from '#server/operators/door.ts';
import type { SiteFrame, Wiring } from '#server/platform/http/wiring.ts';
import type { Site } from '#server/sites/door.ts';
import { siteOfHost } from '#server/sites/door.ts';

const frames = new WeakMap<Site, SiteFrame>();

const frameOf = (site: Site): SiteFrame => {
  const known = frames.get(site);
  if (known !== undefined) return known;
  const frame: SiteFrame = {
    id: site.id,
    domain: site.host,
    domainLanguage: site.settings.domain_language,
    defaultCountry: site.settings.default_country,
  };
  frames.set(site, frame);
  return frame;
};

/**
 * The functions of the domains that the platform needs: the caller (accounts, operators), the site (sites)
 * and the logs (operators).
 */
export const wiring: Wiring = {
  identify,
  identifyOperator,
  async recordRefusal(refused, { cookies }, platform) {
    const caller = await identify(cookies, platform);
    await recordRefusedAuthority(platform, refused, caller?.member);
  },
  recordLook,
  siteOfHost: (host, forced) => frameOf(siteOfHost(host, forced)),
};
