// Generated from the files of this domain: npm run generate.

import type { Registry } from '#server/platform/http/registry.ts';
import { changeSubscriptionHandler } from './choices/change-subscription.ts';
import { getNotificationChoicesHandler } from './choices/get-notification-choices.ts';
import { setNotificationChoicesHandler } from './choices/set-notification-choices.ts';
import { unsubscribeRoute } from './choices/unsubscribe-route.ts';
import { mailReportRoute } from './mail-reports/mail-report-route.ts';
import { playReportRoute } from './mail-reports/play-report-route.ts';
import { purgeReports } from './mail-reports/purge-reports.job.ts';
import { subscribePushHandler } from './push/subscribe-push.ts';
import { unsubscribePushHandler } from './push/unsubscribe-push.ts';

/** Hands operations, socket inputs, jobs, routes and start-up work of this domain to the platform. */
export function register(registry: Registry): void {
  registry.operation(changeSubscriptionHandler);
  registry.operation(getNotificationChoicesHandler);
  registry.operation(setNotificationChoicesHandler);
  registry.operation(subscribePushHandler);
  registry.operation(unsubscribePushHandler);
  registry.job(purgeReports);
  registry.route(mailReportRoute);
  registry.route(playReportRoute);
  registry.route(unsubscribeRoute);
}
