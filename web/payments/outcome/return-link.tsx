import { useBrowserValue } from '#web/platform/browser/use-browser-value.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { readReturnPath } from '../orders/return-path.ts';

/** Links back to the page where credits were missing, or to the messages. */
export function ReturnLink() {
  const text = useText();
  // Only the browser knows the return path, not the server.
  const place = useBrowserValue(readReturnPath, null);
  const isChat = place !== null && /^\/(chats\/|members\/\d+\/chat)/.test(place);
  return (
    <>
      <ButtonLink to={isChat ? place : '/chats'}>
        {text(isChat ? 'payments.back_to_chat' : 'payments.to_chats')}
      </ButtonLink>
      <ButtonLink to="/members" variant="light">
        {text('payments.to_members')}
      </ButtonLink>
    </>
  );
}
