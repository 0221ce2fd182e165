import { type ActionFunctionArgs, redirect } from 'react-router';
import { countryCookie } from '#contract/sites/country.ts';
import { readFormData } from '#web/platform/forms/read-form-data.ts';
import { visitContext } from '#web/platform/visit/visit.ts';
import { redirectTarget } from './back-to.ts';
import { choiceCookie } from './choice-cookie.ts';

/**
 * Handles the country form of the footer: stores the chosen country and redirects back (SHELL-2). The
 * settings ignore a country that the site does not serve.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readFormData(request);
  const back = redirectTarget(form.get('to'));
  const country = form.get('country');
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) return redirect(back);
  const cookie = choiceCookie(countryCookie, country, context.get(visitContext).origin);
  return redirect(back, { status: 303, headers: { 'set-cookie': cookie } });
}

export const loader = () => redirect('/');
