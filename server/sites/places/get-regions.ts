import { getRegions } from '#contract/sites/get-regions.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '../settings/sites.ts';
import { regionsOf } from './regions.ts';

export const getRegionsHandler = handler(getRegions, async (call) => ({
  regions: regionsOf(siteById(call.site).settings.countries),
}));
