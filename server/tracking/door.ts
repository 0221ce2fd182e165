/** Everything that later domains may use of tracking. */

export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
export { clearSourceCookie, recordTrafficSource, type TrafficSource } from './record-traffic-source.ts';
