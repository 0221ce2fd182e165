/**
 * The numbering plans of all countries are larger than the page, so they load only when the user is about to
 * type a number.
 */
export const loadPhoneNumberLibrary = () => import('./phone-number.ts');
