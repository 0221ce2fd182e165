import { IconMessageCircle, IconMessageCircleOff } from '@tabler/icons-react';
import { useChats } from '#web/chat/use-chats.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { NextStepLink } from '../shared/outcome.tsx';
import { useUser } from '../user.ts';
import { useFirstMessage } from './use-first-message.ts';

/** Says whether the message that waited for the confirmed address was delivered (ACC-6). */
export function DeliveredMessage() {
  const text = useText();
  const own = useUser()?.id;
  const delivered = useChats().find(({ last_message }) => last_message?.sender === own);
  const state = useFirstMessage();
  if (state === 'not_sent')
    return (
      <NextStepLink
        to="/members"
        mark={<IconMessageCircleOff size={28} aria-hidden />}
        name={text('accounts.activated.not_delivered')}
        hint={text('accounts.activated.not_delivered_hint')}
      />
    );
  if (!delivered) return null;
  return (
    <NextStepLink
      to={`/chats/${delivered.conversation}`}
      mark={<IconMessageCircle size={28} aria-hidden />}
      name={text('accounts.activated.delivered', { name: delivered.profile.name })}
      hint={text('accounts.activated.delivered_hint')}
    />
  );
}
