/** Everything that later domains may use of discovery. */
export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
export { runSearch } from './search/run-search.ts';
