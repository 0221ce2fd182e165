import { useText } from '#web/platform/intl/use-text.tsx';
import { secretLinkHeaders } from '#web/platform/secret-link-headers.ts';
import { useLinkToken } from '#web/platform/use-link-token.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { FormCard } from '#web/ui/form-card.tsx';
import { TextSkeleton } from '#web/ui/skeletons.tsx';
import { BringBack } from '../parts/bring-back.tsx';
import { Left } from '../parts/left.tsx';

export const headers = secretLinkHeaders;

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
