import { type ActionFunctionArgs, redirect } from 'react-router';
import { entryCookie } from '#contract/sites/entry-cookie.ts';
import { readFormData } from '#web/platform/forms/read-form-data.ts';
import { visitContext } from '#web/platform/visit/visit.ts';
import { redirectTarget } from '#web/sites/back-to.ts';
import { choiceCookie } from '#web/sites/choice-cookie.ts';

/**
 * Handles the form of the entry warning without script: stores the time of the answer and redirects back
 * (SHELL-12).
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readFormData(request);
  const cookie = choiceCookie(entryCookie, new Date().toISOString(), context.get(visitContext).origin);
  return redirect(redirectTarget(form.get('to')), { status: 303, headers: { 'set-cookie': cookie } });
}

export const loader = () => redirect('/');
