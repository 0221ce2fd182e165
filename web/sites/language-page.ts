import { type ActionFunctionArgs, redirect } from 'react-router';
import { languageCookie } from '#contract/kit/locale.ts';
import { readFormData } from '#web/platform/forms/read-form-data.ts';
import { isLanguage } from '#web/platform/intl/language.ts';
import { visitContext } from '#web/platform/visit/visit.ts';
import { redirectTarget } from './back-to.ts';
import { choiceCookie } from './choice-cookie.ts';

/**
 * Handles the language form of pages without script: stores the choice for 365 days and redirects back. A
 * member's stored language is changed inside the application (LANG-3).
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readFormData(request);
  const back = redirectTarget(form.get('to'));
  const language = form.get('language');
  if (!isLanguage(language)) return redirect(back);
  const cookie = choiceCookie(languageCookie, language, context.get(visitContext).origin);
  return redirect(back, { status: 303, headers: { 'set-cookie': cookie } });
}

export const loader = () => redirect('/');
