/** Everything that later domains may use of sites. */
export { companyOf } from './company/company-of.ts';
export { deletionDiscountOf } from './company/deletion-discount.ts';
export { sellerOf } from './company/seller-of.ts';
export { termsText } from './company/terms-text.ts';
export { termsVersion } from './company/terms-version.ts';
export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
export type { AccountReader, AccountSection } from './members/account-section.ts';
export { createMember } from './members/create-member.ts';
export { hasRegion } from './places/has-region.ts';
export { placeNear } from './places/place-near.ts';
export { placeWithId } from './places/place-with-id.ts';
export { regionName } from './places/region-name.ts';
export { regionsAndTowns } from './places/regions-and-towns.ts';
export { allSites } from './settings/all-sites.ts';
export {
  costOfCredits,
  creditsOfPackage,
  currencyOfCountry,
  formerPriceOfPackage,
  lowestPriceOfPackage,
  priceOfPackage,
} from './settings/credit-prices.ts';
export { loadSites } from './settings/load-sites.ts';
export type { Site } from './settings/site.ts';
export { siteById } from './settings/site-by-id.ts';
export { siteOfHost } from './settings/site-of-host.ts';
export { siteOrigin } from './settings/site-origin.ts';
