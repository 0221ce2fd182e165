/** The band of a distance, which profiles and searches show alike (GDPR-4). */
export { distanceBand } from '#server/profiles/door.ts';
