import { type MiddlewareFunction, redirect } from 'react-router';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { getSettings } from '#contract/sites/get-settings.ts';
import { callOver, type Transport } from '#web/platform/api/api.ts';
import { toErrorResponse } from '#web/platform/api/error-response.ts';
import { pageContext } from '#web/platform/visit/page-context.ts';
import { type BoundCall, visitContext } from '#web/platform/visit/visit.ts';
import { openWhileRestricted, openWhileTermsAsked } from './open-while-restricted.ts';

/**
 * Reads the site and the user once per request, for all loaders of the page. Redirects a suspended or banned
 * member to the page about the restriction (DSA-6), and a member who has not answered to new terms to the
 * question (CON-13).
 */
export const visitMiddleware: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const page = context.get(pageContext);
  const transport: Transport = { origin: page.origin, send: (request) => page.fetchApi(request) };
  const call: BoundCall = (operation, input, options) => callOver(transport, operation, input, options);
  const [{ settings }, { user }] = await Promise.all([call(getSettings, {}), call(getCurrentUser, {})]).catch(
    (error: unknown) => {
      throw toErrorResponse(error);
    },
  );
  if (user?.restriction === 'restricted' && !openWhileRestricted(url.pathname)) throw redirect('/restricted');
  if (user?.terms?.asked && !openWhileTermsAsked(url.pathname))
    throw redirect(`/new-terms?to=${encodeURIComponent(`${url.pathname}${url.search}`)}`);
  const { language, country, origin, nonce, demo } = page;
  context.set(visitContext, {
    call,
    transport,
    language,
    country,
    origin,
    nonce,
    demo,
    settings,
    user,
    memberId: user?.id ?? null,
  });
  return next();
};
