/** One's own profile as it is edited, for pages that show its parts: fill it in the loader. */
export { ownProfileQuery } from './editing/get-own-profile.query.ts';
