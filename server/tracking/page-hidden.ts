import { pageHidden } from '#contract/tracking/page-hidden.ts';
import { handler } from '#server/platform/http/handler.ts';

/** Logs only that it happened, without member, address or page (NOTIF-4). */
export const pageHiddenHandler = handler(pageHidden, async (_call, platform) => {
  platform.log.debug({ metric: 'page_hidden' }, 'a page became hidden');
  return {};
});
