// Generated from the files of this domain: npm run generate.

import type { Registry } from '#server/platform/http/registry.ts';
import { getBlockedMembersHandler } from './cards/get-blocked-members.ts';
import { getMemberHandler } from './cards/get-member.ts';
import { getMemberCardHandler } from './cards/get-member-card.ts';
import { serveMedia } from './cards/serve-media.ts';
import { findPaymentsHandler } from './console/find-payments.ts';
import { getMemberProfileHandler } from './console/get-member-profile.ts';
import { listWaitingPhotosHandler } from './console/list-waiting-photos.ts';
import { changeProfileHandler } from './editing/change-profile.ts';
import { getOwnProfileHandler } from './editing/get-own-profile.ts';
import { getFictionalChoiceHandler } from './fictional/get-fictional-choice.ts';
import { setFictionalChoiceHandler } from './fictional/set-fictional-choice.ts';
import { countActiveHandler } from './lifecycle/count-active.job.ts';
import { changeLocationHandler } from './location/change-location.ts';
import { getLocationHandler } from './location/get-location.ts';
import { updateAllSearchCells } from './location/update-search-cells.job.ts';
import { getNoticeSubjectHandler } from './notices/get-notice-subject.ts';
import { hideNoticeSubjectHandler } from './notices/hide-notice-subject.ts';
import { hideOverdueHandler } from './notices/hide-overdue.job.ts';
import { serveNoticePicture } from './notices/serve-notice-picture.ts';
import { setNoticeSubjectHandler } from './notices/set-notice-subject.ts';
import { showNoticeSubjectHandler } from './notices/show-notice-subject.ts';
import { showPictureHandler } from './notices/show-picture.ts';
import { escalatePhotoHandler } from './reports/escalate-photo.ts';
import { getCaseSubjectHandler } from './reports/get-case-subject.ts';
import { openCaseHandler } from './reports/open-case.ts';
import { openCasesHandler } from './reports/open-cases.ts';
import { reportMemberHandler } from './reports/report-member.ts';
import { endSuspensionsHandler } from './restrictions/end-suspensions.handler.ts';
import { liftRestrictionsHandler } from './restrictions/lift-restrictions.ts';
import { verifyRestrictionsHandler } from './restrictions/verify-restrictions.job.ts';
import { purgeOldViews } from './visitors/purge-views.job.ts';

/** Hands operations, socket inputs, jobs, routes and start-up work of this domain to the platform. */
export function register(registry: Registry): void {
  registry.operation(changeLocationHandler);
  registry.operation(changeProfileHandler);
  registry.operation(escalatePhotoHandler);
  registry.operation(findPaymentsHandler);
  registry.operation(getBlockedMembersHandler);
  registry.operation(getCaseSubjectHandler);
  registry.operation(getFictionalChoiceHandler);
  registry.operation(getLocationHandler);
  registry.operation(getMemberCardHandler);
  registry.operation(getMemberHandler);
  registry.operation(getMemberProfileHandler);
  registry.operation(getNoticeSubjectHandler);
  registry.operation(getOwnProfileHandler);
  registry.operation(hideNoticeSubjectHandler);
  registry.operation(liftRestrictionsHandler);
  registry.operation(listWaitingPhotosHandler);
  registry.operation(openCaseHandler);
  registry.operation(openCasesHandler);
  registry.operation(reportMemberHandler);
  registry.operation(setFictionalChoiceHandler);
  registry.operation(setNoticeSubjectHandler);
  registry.operation(showNoticeSubjectHandler);
  registry.operation(showPictureHandler);
  registry.job(countActiveHandler);
  registry.job(endSuspensionsHandler);
  registry.job(hideOverdueHandler);
  registry.job(purgeOldViews);
  registry.job(updateAllSearchCells);
  registry.job(verifyRestrictionsHandler);
  registry.route(serveMedia);
  registry.route(serveNoticePicture);
}
