import { pageHidden } from '#contract/tracking/page-hidden.ts';
import { handler } from '#server/platform/http/handler.ts';

/** The line says that it happened and nothing else: no member, no address, no page (NOTIF-4). */
export const pageHiddenHandler = handler(pageHidden, async (_call, platform) => {
  platform.log.debug({ metric: 'page_hidden' }, 'a page became hidden');
  return {};
});
