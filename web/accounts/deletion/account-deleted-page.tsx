import { redirect } from 'react-router';
import { secretLinkHeaders, useLinkToken } from '#web/platform/forms/use-link-token.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import { DeletionDone } from './deletion-done.tsx';
import { RestoreAccount } from './restore-account.tsx';

export const headers = secretLinkHeaders;

/**
 * A logged-in member has an open account, so they are redirected. With a token they may restore another
 * account.
 */
export const loader = pageLoader(async ({ user, url }) => {
  if (user && !url.searchParams.has('token')) throw redirect('/members');
});

/** Prevents a reload when the token is removed from the address. */
export const shouldRevalidate = () => false;

/**
 * Confirms a deletion. With the mailed link it offers to restore the account: only the button restores it,
 * not opening the page (GDPR-8).
 */
export default function AccountDeletedPage() {
  const text = useText();
  const token = useLinkToken('token');
  return (
    <FormCard>
      <PageTitle title={text(token ? 'accounts.back.title' : 'accounts.left.title')} />
      {token === undefined ? <TextSkeleton lines={6} /> : null}
      {token === null ? <DeletionDone /> : null}
      {token ? <RestoreAccount token={token} /> : null}
    </FormCard>
  );
}
