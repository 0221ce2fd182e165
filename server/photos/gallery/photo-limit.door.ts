/** How many photos a member may have, for the profile that shows it (PROF-5). */
export { photoLimit } from './photo-limit.ts';
