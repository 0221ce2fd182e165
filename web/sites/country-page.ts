import { type ActionFunctionArgs, redirect } from 'react-router';
import { chooseCountry } from '#contract/sites/choose-country.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { readFormData } from '#web/platform/forms/read-form-data.ts';
import { visitContext } from '#web/platform/visit/visit.ts';
import { redirectTarget } from './back-to.ts';

/**
 * Handles the country forms without script: stores the chosen country and redirects back (SHELL-2, CRED-15).
 * A country that the site does not serve changes nothing.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readFormData(request);
  const back = redirectTarget(form.get('to'));
  try {
    await context.get(visitContext).call(chooseCountry, { country: String(form.get('country')) });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
  return redirect(back, 303);
}

export const loader = () => redirect('/');
