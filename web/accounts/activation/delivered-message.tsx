import { IconMessageCircle, IconMessageCircleOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { useChats } from '#web/chat/use-chats.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { NextStepLink } from '../shared/outcome.tsx';
import { userQuery, useUser } from '../user.ts';

const againMs = 2000;

/** The state of the message written at sign-up; polled while it waits, because the result comes soon. */
function useFirstMessage(): CurrentUser['first_message'] {
  const { data } = useQuery({
    ...userQuery(),
    refetchInterval: ({ state }) => (state.data?.user?.first_message === 'waiting' ? againMs : false),
  });
  return data?.user?.first_message ?? null;
}

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
