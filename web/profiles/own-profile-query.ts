/** The member's own profile for editing. Pages that show parts of it load it in their loader. */
export { ownProfileQuery } from './editing/get-own-profile.query.ts';
