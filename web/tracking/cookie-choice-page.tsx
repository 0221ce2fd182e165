import { useIntl } from 'react-intl';
import { type ActionFunctionArgs, redirect, useLoaderData } from 'react-router';
import { chooseSource, sourceChoice } from '#contract/tracking/choose-source.ts';
import { getSourceChoice } from '#contract/tracking/get-source-choice.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { readFormData } from '#web/platform/forms/read-form-data.ts';
import { RichText, useText } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { visitContext } from '#web/platform/visit/visit.ts';
import { redirectTarget } from '#web/sites/back-to.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { ChoiceButtons } from './choice-buttons.tsx';
import styles from './cookie-choice.module.css';
import { tagsOf } from './traffic-tags.ts';

export const handle = { js: false };

export const loader = pageLoader(({ call }) => call(getSourceChoice, {}));

/** Stores the choice without script and redirects back to the page that asked. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readFormData(request);
  const here = '/cookie-choice';
  const back = form.has('to') ? redirectTarget(form.get('to')) : here;
  const choice = sourceChoice.safeParse(form.get('choice')).data;
  if (choice === undefined) return redirect(here, 303);
  const given = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  try {
    await context.get(visitContext).call(chooseSource, { choice, ...tagsOf(new URLSearchParams(given)) });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return redirect(here, 303);
  }
  return redirect(back, 303);
}

const link = (address: string) => (parts: React.ReactNode[]) => <a href={address}>{parts}</a>;

/**
 * Shows the choice about the traffic source and lets the visitor change it just as easily (GDPR-2, GDPR-11).
 */
export default function CookieChoicePage() {
  const text = useText();
  const intl = useIntl();
  const { made, kept } = useLoaderData<typeof loader>();
  const date = made && intl.formatDate(made.at, { dateStyle: 'long' });
  return (
    <Page width="text">
      <PageTitle title={text('tracking.choice.title')} />
      <PageHead title={text('tracking.choice.title')} lead={text('tracking.choice.lead')} />
      <div className={styles.words}>
        <p>{text('tracking.choice.accepted_means')}</p>
        <p>{text('tracking.choice.declined_means')}</p>
        <p className={styles.now} role="status">
          {text('tracking.choice.now', { choice: made?.choice ?? 'none', date })}{' '}
          {kept ? text('tracking.choice.kept') : null}
        </p>
        <form method="post" action="/cookie-choice">
          <ChoiceButtons />
        </form>
        <p>
          <RichText id="tracking.choice.needed" values={{ cookies: link('/pages/cookies') }} />
        </p>
      </div>
    </Page>
  );
}
