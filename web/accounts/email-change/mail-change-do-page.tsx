import { secretLinkHeaders, useLinkToken } from '#web/platform/forms/use-link-token.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import { MailChangeConfirm } from './mail-change-confirm.tsx';
import { MailChangeFailed } from './mail-change-failed.tsx';
import { MailChangeUndo } from './mail-change-undo.tsx';

export const headers = secretLinkHeaders;

/**
 * Target of the links in address-change mails; opening either link changes nothing (ACC-12, AUTH-10).
 * - The link to the new address confirms the change by a POST of this page.
 * - The link to the old address asks first and then restores that address.
 */
export default function MailChangeDoPage() {
  const text = useText();
  const token = useLinkToken('token');
  const undo = useLinkToken('undo');
  const shown = () => {
    if (undo) return <MailChangeUndo token={undo} />;
    if (token) return <MailChangeConfirm token={token} />;
    if (token === undefined || undo === undefined) return <TextSkeleton lines={6} />;
    return <MailChangeFailed error={null} />;
  };
  return (
    <FormCard>
      <PageTitle title={text('accounts.mail_change.page')} />
      {shown()}
    </FormCard>
  );
}
