/** The maximum number of photos of a member, for the profile that shows it (PROF-5). */
export { photoLimit } from './photo-limit.ts';
