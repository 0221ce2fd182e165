/** Everything that later domains may use of tracking. */
export { clearSourceCookie } from './clear-source-cookie.ts';
export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
export { recordTrafficSource, type TrafficSource } from './record-traffic-source.ts';
