import { getRegions } from '#contract/sites/get-regions.ts';
import { handler } from '#server/platform/http/handler.ts';
import { regionsOf } from '../rules/regions.ts';
import { siteById } from '../site-by-id.ts';

export const getRegionsHandler = handler(getRegions, async (call) => ({
  regions: regionsOf(siteById(call.site).settings.countries),
}));
