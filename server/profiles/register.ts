import type { Registry } from '#server/platform/http/registry.ts';
import { changeLocationHandler } from './http/change-location.ts';
import { changeProfileHandler } from './http/change-profile.ts';
import { findPaymentsHandler } from './http/find-payments.ts';
import { getBlockedMembersHandler } from './http/get-blocked-members.ts';
import { getFictionalChoiceHandler } from './http/get-fictional-choice.ts';
import { getLocationHandler } from './http/get-location.ts';
import { getMemberHandler } from './http/get-member.ts';
import { getMemberCardHandler } from './http/get-member-card.ts';
import { getOwnProfileHandler } from './http/get-own-profile.ts';
import { liftRestrictionsHandler } from './http/lift-restrictions.ts';
import { listWaitingPhotosHandler } from './http/list-waiting-photos.ts';
import { reportMemberHandler } from './http/report-member.ts';
import { serveMedia } from './http/serve-media.ts';
import { setFictionalChoiceHandler } from './http/set-fictional-choice.ts';
import { endSuspensionsHandler } from './jobs/end-suspensions.handler.ts';

export function register(registry: Registry): void {
  registry.operation(getMemberHandler);
  registry.operation(getBlockedMembersHandler);
  registry.operation(reportMemberHandler);
  registry.operation(listWaitingPhotosHandler);
  registry.operation(getMemberCardHandler);
  registry.operation(getOwnProfileHandler);
  registry.operation(changeProfileHandler);
  registry.operation(getLocationHandler);
  registry.operation(changeLocationHandler);
  registry.operation(getFictionalChoiceHandler);
  registry.operation(setFictionalChoiceHandler);
  registry.route(serveMedia);
  registry.operation(liftRestrictionsHandler);
  registry.operation(findPaymentsHandler);
  registry.job(endSuspensionsHandler);
}
