import { useLinkToken } from '#web/platform/forms/use-link-token.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { secretLinkHeaders } from '#web/platform/visit/secret-link-headers.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import { MailChangeConfirm } from './mail-change-confirm.tsx';
import { MailChangeFailed } from './mail-change-failed.tsx';
import { MailChangeUndo } from './mail-change-undo.tsx';

export const headers = secretLinkHeaders;

/**
 * Where the links about a change of address lead: the one to the new address confirms it by a POST of this page, the
 * one to the old address asks before it puts that back. Opening either changes nothing (ACC-12, AUTH-10).
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
