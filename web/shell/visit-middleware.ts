import type { MiddlewareFunction } from 'react-router';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { getSettings } from '#contract/sites/get-settings.ts';
import { callOver, type Transport } from '#web/platform/api.ts';
import { pageContext } from '#web/platform/page-context.ts';
import { type BoundCall, visitContext } from '#web/platform/visit.ts';

/** Asks once for each request who is visiting which site; all loaders of the page share the answer. */
export const visitMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const page = context.get(pageContext);
  const transport: Transport = { origin: page.origin, send: (request) => page.fetchApi(request) };
  const call: BoundCall = (operation, input, options) => callOver(transport, operation, input, options);
  const [{ settings }, { user }] = await Promise.all([call(getSettings, {}), call(getCurrentUser, {})]);
  const { language, country, origin, nonce } = page;
  context.set(visitContext, {
    call,
    transport,
    language,
    country,
    origin,
    nonce,
    settings,
    user,
    memberId: user?.id ?? null,
  });
  return next();
};
