/** Everything that later domains may use of sites. */
export { companyOf, deletionDiscountOf, sellerOf } from './company/company-of.ts';
export { termsText, termsVersion } from './company/terms.ts';
export { eraseAccount } from './erase-account.ts';
export type { AccountReader, AccountSection } from './export-account.ts';
export { exportAccount } from './export-account.ts';
export { createMember } from './members/create-member.ts';
export { placeWithId, regionsAndTowns } from './places/gazetteer.ts';
/** Finds the populated place nearest to a position, for later domains (PROF-8). */
export { nearestPlace as placeNear } from './places/geocode.ts';
export { hasRegion, regionName } from './places/regions.ts';
export { type StoredPlace, shownPlace, shownPlaceNamed } from './places/shown-place.ts';
export {
  costOfCredits,
  creditsOfPackage,
  currencyOfCountry,
  formerPriceOfPackage,
  lowestPriceOfPackage,
  priceOfPackage,
} from './settings/credit-prices.ts';
export { fictionalAnswersOf, fictionalWrites } from './settings/fictional-answers.ts';
/** The payment country of a call, for prices, methods and orders (CRED-15). */
export { paymentCountryOf } from './settings/payment-country.ts';
export type { Site } from './settings/site-settings.ts';
export { allSites, loadSites, siteById, siteOfHost, siteOrigin } from './settings/sites.ts';
