import { type ActionFunctionArgs, redirect } from 'react-router';
import { logOut } from '#contract/accounts/log-out.ts';
import { languageTag } from '#web/platform/intl/language.ts';
import { neutralPlace } from '#web/platform/visit/quick-exit-target.ts';
import { visitContext } from '#web/platform/visit/visit.ts';
import { exitEndsSession } from './exit-cookie.ts';

/**
 * The quick exit without script, and what follows it with script (TRUST-8): ends the session where the member wants that on
 * this device, and leads away. A form may not be answered by an address elsewhere, so the browser is told to go on by
 * itself; of what it goes on from so soon it keeps no entry.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { call, language } = context.get(visitContext);
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    refresh: `0; url=${neutralPlace(languageTag(language))}`,
  });
  if (exitEndsSession(request.headers.get('cookie') ?? '')) {
    // Leading away comes first: a session that could not be ended is no reason to stay.
    await call(logOut, {}).catch(() => null);
    headers.set('clear-site-data', '"cache", "storage"');
  }
  return new Response('<!DOCTYPE html><title></title>', { headers });
}

export const loader = () => redirect('/');
