/** Everything that later domains may use of sites. */
export {
  endAnnouncement,
  insertAnnouncement,
  storedAnnouncements,
} from './announcements/announcements.sql.ts';
export {
  companyOfForm,
  insertCompany,
  lockCompany,
  lockNewCompanies,
  storeCompany,
  storedCompanies,
} from './company/companies.sql.ts';
export { companyOf, deletionDiscountOf, sellerOf } from './company/company-of.ts';
export { giveCompany, lockSiteCompany, membersOf } from './company/site-companies.sql.ts';
export { eraseAccount } from './erase-account.ts';
export type { AccountReader, AccountSection } from './export-account.ts';
export { exportAccount } from './export-account.ts';
export { createMember } from './members/create-member.ts';
export { placesByName } from './places/find-places.ts';
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
  priceHistory,
  priceOfPackage,
} from './settings/credit-prices.ts';
export { fictionalAnswersOf, fictionalWrites } from './settings/fictional-answers.ts';
/** Prices in the console: their history, announcements, withdrawals and previews (SAFE-6, CON-11). */
export {
  announcedPrices,
  insertPrice,
  lockPrices,
  withdrawStoredPrice,
} from './settings/house-prices.sql.ts';
export {
  lockStoredSites,
  readStoredSites,
  type StoredSite,
  storeSettings,
} from './settings/house-settings.sql.ts';
export {
  insertSite,
  listedCompanies,
  listedSites,
  setSiteClosed,
} from './settings/house-sites.sql.ts';
/** The payment country of a call, for prices, methods and orders (CRED-15). */
export { paymentCountryOf } from './settings/payment-country.ts';
/** Plans a change of a setting with the schema by which the service reads it (SAFE-6). */
export { openedCountries, planSetting, type SettingPlan } from './settings/plan-setting.ts';
export { formerPrice, lowestPrice, type PriceHistory, priceAt } from './settings/price-history.ts';
export { refreshMilliseconds } from './settings/site-cache.sql.ts';
export { defaultsOf, type Site, settingsOf } from './settings/site-settings.ts';
export {
  allSites,
  announcementsOf,
  askedTermsOf,
  consoleOrigin,
  loadSites,
  siteById,
  siteOfHost,
  siteOrigin,
} from './settings/sites.ts';
export { checkPageText, headingsOf } from './texts/check-page-text.ts';
/** Versions of the information pages in the console (CON-17, SAFE-6). */
export {
  allWordsOf,
  insertDraft,
  lockVersion,
  presentVersions,
  readVersion,
  type StoredVersion,
  setAsked,
  storedVersions,
  storePublication,
  storeWithdrawal,
  storeWords,
} from './texts/console-versions.sql.ts';
export { versionInForce, wordsOf } from './texts/page-versions.sql.ts';
export { termsInForce, termsText, termsVersion } from './texts/terms.ts';
