import { type ActionFunctionArgs, redirect } from 'react-router';
import { logOut } from '#contract/accounts/log-out.ts';
import { languageTag } from '#web/platform/intl/language.ts';
import { quickExitTarget } from '#web/platform/visit/quick-exit-target.ts';
import { visitContext } from '#web/platform/visit/visit.ts';
import { quickExitLogsOut } from './exit-cookie.ts';

/**
 * Handles the quick exit without script, and the beacon with script (TRUST-8). Ends the session if the member
 * chose so on this device. CSP form-action forbids a cross-origin redirect, so the answer is a page with an
 * instant refresh, which also leaves no history entry.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { call, language } = context.get(visitContext);
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    refresh: `0; url=${quickExitTarget(languageTag(language))}`,
  });
  if (quickExitLogsOut(request.headers.get('cookie') ?? '')) {
    // Leaving comes first: it must also work if the session cannot be ended.
    await call(logOut, {}).catch(() => null);
    headers.set('clear-site-data', '"cache", "storage"');
  }
  return new Response('<!DOCTYPE html><title></title>', { headers });
}

export const loader = () => redirect('/');
