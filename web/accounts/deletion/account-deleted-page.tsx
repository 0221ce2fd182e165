import { redirect } from 'react-router';
import { useLinkToken } from '#web/platform/forms/use-link-token.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { secretLinkHeaders } from '#web/platform/visit/secret-link-headers.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import { Left } from './deletion-done.tsx';
import { BringBack } from './restore-account.tsx';

export const headers = secretLinkHeaders;

/** Whoever is logged in has an account that is not closed; with a link they may bring another one back. */
export const loader = pageLoader(async ({ user, url }) => {
  if (user && !url.searchParams.has('token')) throw redirect('/members');
});

/** The link leaves the address as soon as it was read. */
export const shouldRevalidate = () => false;

/** What a deletion left, and the way back behind the mailed link: opening it brings nothing back, its button does (GDPR-8). */
export default function AccountDeletedPage() {
  const text = useText();
  const token = useLinkToken('token');
  return (
    <FormCard>
      <PageTitle title={text(token ? 'accounts.back.title' : 'accounts.left.title')} />
      {token === undefined ? <TextSkeleton lines={6} /> : null}
      {token === null ? <Left /> : null}
      {token ? <BringBack token={token} /> : null}
    </FormCard>
  );
}
