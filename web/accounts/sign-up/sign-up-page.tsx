import { useEffect } from 'react';
import { redirect, useSearchParams } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { rememberTags, tagsOf } from '#web/tracking/traffic-tags.ts';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import { CheckMailbox } from './check-mailbox.tsx';
import { SignUpOnPage } from './sign-up-flow.tsx';
import { useLanderAnswers } from './use-lander-answers.ts';

export const loader = pageLoader(async ({ user }) => {
  if (user) throw redirect('/members');
});

/** Moving between steps fetches nothing from the server. */
export const shouldRevalidate = () => false;

/**
 * Sign-up in five steps on one path (ACC-1). `?sent` shows the mailbox hint, if the site reports the result
 * by mail alone.
 */
export default function SignUpPage() {
  const text = useText();
  const { name, description } = useSettings();
  const [search] = useSearchParams();

  useEffect(() => rememberTags(tagsOf(search)), [search]);
  useLanderAnswers();

  return (
    <FormCard>
      <PageTitle title={text('accounts.sign_up.page', { name })} description={description} />
      {search.has('sent') ? <CheckMailbox /> : <SignUpOnPage target={null} />}
    </FormCard>
  );
}
