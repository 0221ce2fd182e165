/** The number of photos that wait for review, counted up to a bound. */
export { countWaiting } from './claims.sql.ts';
