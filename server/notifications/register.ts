import type { Registry } from '#server/platform/http/registry.ts';
import { changeSubscriptionHandler } from './http/change-subscription.ts';
import { getNotificationChoicesHandler } from './http/get-notification-choices.ts';
import { mailReportRoute } from './http/mail-report-route.ts';
import { setNotificationChoicesHandler } from './http/set-notification-choices.ts';
import { subscribePushHandler } from './http/subscribe-push.ts';
import { unsubscribePushHandler } from './http/unsubscribe-push.ts';
import { unsubscribeRoute } from './http/unsubscribe-route.ts';
import { purgeReports } from './jobs/purge-reports.handler.ts';

export function register(registry: Registry): void {
  registry.operation(subscribePushHandler);
  registry.operation(unsubscribePushHandler);
  registry.operation(getNotificationChoicesHandler);
  registry.operation(setNotificationChoicesHandler);
  registry.operation(changeSubscriptionHandler);
  registry.route(unsubscribeRoute);
  registry.route(mailReportRoute);
  registry.job(purgeReports);
}
