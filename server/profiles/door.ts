/** Everything that later domains may use of profiles. */
export { loadCards, loadCardsWithInterests, loadPairCards, loadTalkCards } from './cards/load-cards.ts';
export { loadPromptAnswers } from './cards/prompt-answers.sql.ts';
export { reviewedMembers } from './console/reviewed-members.sql.ts';
export { removeProfileText, restoreProfileText } from './editing/removed-text.sql.ts';
export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
export { fictionalRow, isPublishedFictional, setFictionalStatus } from './fictional/console-profiles.sql.ts';
export { previewFictional } from './fictional/preview-fictional.ts';
export { fictionalProfileFacts } from './fictional/profile-facts.ts';
export {
  fictionalPlace,
  makeFictional,
  writeFictionalFacts,
} from './fictional/write-fictional.ts';
export {
  activateProfile,
  closeProfile,
  createProfile,
  type ProfileStatus,
  profileStatus,
  reopenProfile,
} from './lifecycle/profile-lifecycle.ts';
export { distanceBand } from './location/distance-band.ts';
export { updateSearchCells } from './location/update-search-cells.job.ts';
export { endNoticeHiding, settleNoticeHiding } from './notices/end-notice-hiding.ts';
export { hideReportedMember } from './reports/hide-reported-member.ts';
export { freezeProfileEvidence } from './reports/report-member.ts';
export { endSuspensionsJob } from './restrictions/end-suspensions.job.ts';
export {
  endHiding,
  freezeMember,
  restrictMember,
  unfreezeMember,
  unrestrictMember,
} from './restrictions/restrict-member.ts';
export { type Reach, reachOf, readsUnconfirmed } from './visibility/reach.ts';
export {
  lastActive,
  mayMeet,
  recordActivity,
  setInvisible,
  setMembersOnly,
  setShowsOnline,
  showsOnline,
} from './visibility/visibility.ts';
export { admitVisitor } from './visitors/visitor-budget.ts';
