/** Finds the populated place nearest to a position, for later domains (PROF-8). */
export { nearestPlace as placeNear } from './nearest-place.ts';
