/** Everything that later domains may use of safety. */
export { blockedBy, notAmongBlocked, notBlocked } from './blocks/not-blocked.ts';
export {
  complaintRow,
  heldComplaint,
  lockHeldComplaint,
  lockOpenNotice,
} from './complaints/complaints.sql.ts';
export { clockHours } from './complaints/sender-facts.ts';
export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
export { isWithheld, liftWithheld, notWithheld, withholdMember } from './fraud-flag/withheld.ts';
/** Warnings of an account that was banned for fraud (US-2). */
export { type FraudBan, fraudBans, storeFraudWarnings } from './fraud-warnings/fraud-warnings.sql.ts';
export { mailFraudWarningJob } from './fraud-warnings/mail-fraud-warning.job.ts';
export {
  heldFiles,
  missingEvidence,
  storeHeldFiles,
  takeInventory,
} from './holds/evidence-check.sql.ts';
export {
  approveExport,
  authorityReportsOf,
  countFetch,
  type EvidenceExportRow,
  evidenceExports,
  expiredExportFiles,
  finishEvidenceExport,
  forgetExportFile,
  insertAuthorityReport,
  insertEvidenceExport,
} from './holds/evidence-exports.sql.ts';
export { countHolds, type HoldRow, holdRows, lateHolds } from './holds/hold-list.sql.ts';
export {
  changeHold,
  giveUpEvidence,
  heldPictures,
  holdOfForm,
  insertHold,
  isFrozen,
  isHeld,
  lockFreeze,
  lockHold,
} from './holds/holds.sql.ts';
export { caseNumber } from './moderation-queue/case-number.ts';
/** Oldest item, deadline and late items of reports and complaints, for the overview of the console (SAFE-6). */
export { queueDeadlines } from './moderation-queue/queue-deadlines.sql.ts';
export { findSubject, pageAt } from './notice-subjects/find-subject.ts';
export {
  linkCase,
  lockSubject,
  markClock,
  noticesForClock,
  relatedTo,
  storeSubject,
  subjectOfNotice,
  unclearedPaths,
} from './notice-subjects/notice-subjects.sql.ts';
export { hiddenBySender, isUsedUp, markBraked } from './notice-subjects/sender-standing.sql.ts';
export { mailPictureJob } from './notices/mail-picture.job.ts';
export { groundOfReason, openNoticeCase, reasonOfNotice } from './notices/notice-case.ts';
export { waitingAppeal } from './reports/appeals.sql.ts';
export { caseRow } from './reports/cases.sql.ts';
export { changedMessages } from './reports/changed-messages.ts';
export { closeAppeal } from './reports/close-appeal.ts';
export { type CaseVerdict, closeReport } from './reports/close-report.ts';
export { liftCopyCases, openCopyCase } from './reports/copy-case.ts';
export { breachesOf, type RemovedContent } from './reports/decisions.sql.ts';
export { storeEvidencePictures } from './reports/evidence-pictures.ts';
export { type FiledReport, fileReport, openReportBySameReporter } from './reports/file-report.ts';
export {
  decidedReport,
  type HeldReport,
  heldReport,
  heldTogether,
  openFollowingCase,
} from './reports/held-report.ts';
export { openCaseOfOperator } from './reports/open-case-of-operator.ts';
export { storeRefusal, withdrawRefusal } from './reports/refuse-photo.ts';
export { photosOfPictures } from './reports/report-pictures.sql.ts';
export { addRestriction, type ReasonedRestriction } from './restrictions/add-restriction.ts';
export {
  endRestrictions,
  type RestrictionEnd,
  type RestrictionFilter,
} from './restrictions/end-restrictions.ts';
export { hiddenCase, isBanInForce } from './restrictions/restrictions.sql.ts';
export {
  banOf,
  expiredSuspensions,
  isAnyBanned,
  isRestricted,
  isRestrictedNow,
  suspendedUntil,
} from './restrictions/restrictions.ts';
export { sendHeldStatements } from './restrictions/send-held-statements.ts';
export { storeActiveMembers } from './transparency/recipients.sql.ts';
export { hidingCause } from './trust/hiding-cause.ts';
export { alarmOperators } from './trust/mail-alarm.job.ts';
export { reporterTraces } from './trust/reporter-traces.ts';
