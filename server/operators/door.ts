/** Everything that later domains may use of operators. */
export { demoCodePath, demoOperator, seedDemoOperator } from './demo-operator.ts';
export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
export { alarmEachOperator, mailOperator } from './mail-operator.ts';
export { createSetUpLink, disableOperator } from './operator-access.ts';
export { identifyOperator } from './operator-session.ts';
export { recordAction, recordEvent } from './record-action.ts';
export { recordRefusedAuthority } from './security-log/record-refused-authority.ts';
export {
  recordOperatorRead,
  recordSecurityEvent,
  type SecurityEventFacts,
} from './security-log/record-security-event.ts';
export { servePicture } from './serve-picture.ts';
