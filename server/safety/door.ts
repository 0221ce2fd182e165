/** Everything that later domains may use of safety. */
export { blockedBy } from './blocks/blocked-by.ts';
export { notAmongBlocked } from './blocks/not-among-blocked.ts';
export { notBlocked } from './blocks/not-blocked.ts';
export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
export { isWithheld } from './fraud-flag/is-withheld.ts';
export { liftWithheld } from './fraud-flag/lift-withheld.ts';
export { notWithheld } from './fraud-flag/not-withheld.ts';
export { withholdMember } from './fraud-flag/withhold-member.ts';
export { changedMessages } from './reports/changed-messages.ts';
export { closeReport } from './reports/close-report.ts';
export { type FiledReport, fileReport } from './reports/file-report.ts';
export { openFollowingCase } from './reports/follow-case.ts';
export { type HeldReport, heldReport } from './reports/held-report.ts';
export { openReportBySameReporter } from './reports/report-before.ts';
export { reportHides } from './reports/report-hides.ts';
export { storeEvidencePictures } from './reports/store-evidence-pictures.ts';
export { addRestriction, type NewRestriction } from './restrictions/add-restriction.ts';
export { banOf } from './restrictions/ban-of.ts';
export {
  endRestrictions,
  type RestrictionEnd,
  type RestrictionFilter,
} from './restrictions/end-restrictions.ts';
export { isAnyBanned } from './restrictions/is-any-banned.ts';
export { isRestricted } from './restrictions/is-restricted.ts';
export { expiredSuspensions } from './restrictions/over-restricted.ts';
export { suspendedUntil } from './restrictions/suspended-until.ts';
