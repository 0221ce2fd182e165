/** How many photos wait for their review, counted up to a bound. */
export { countWaiting } from './claims.sql.ts';
