/** Everything that later domains may use of operators. */
export { askApproval } from './approvals/ask-approval.ts';
export { decideApproval } from './approvals/decide-approval.ts';
export { alarmApprovers } from './approvals/mail-approval.job.ts';
export { requireSeasonedOperator, requireSecondOperator } from './approvals/require-second-operator.ts';
export { csvOf } from './audit-log/csv.ts';
export { demoCodePath, demoOperator, seedDemoOperator } from './demo-operator.ts';
export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
export { type AssignableItem, assignItems, decideOwnedItem } from './item-owners/assign-items.ts';
export {
  forgetItemOwners,
  itemOwnersOf,
  itemsOpenElsewhere,
  openItem,
  passesItemFilter,
} from './item-owners/item-owners.sql.ts';
export { alarmEachOperator, mailOperator } from './mail-operator.ts';
export { createSetUpLink, disableOperator } from './operator-access.ts';
export { identifyOperator } from './operator-session.ts';
export {
  countOperators,
  isOnlyOperator,
  isOperatorDisabled,
  operatorAddresses,
  operatorApprovesFrom,
  operatorHasRight,
} from './operators.sql.ts';
export { recordAction, recordEvent } from './record-action.ts';
export { recordLook } from './record-look.ts';
export { accountEvents } from './security-log/account-events.ts';
export { recordRefusedAuthority } from './security-log/record-refused-authority.ts';
export {
  networkHash,
  openAddress,
  recordOperatorRead,
  recordSecurityEvent,
  type SecurityEventFacts,
} from './security-log/record-security-event.ts';
export { eventsForAuthority } from './security-log/security-events.sql.ts';
export { servePicture } from './serve-picture.ts';
