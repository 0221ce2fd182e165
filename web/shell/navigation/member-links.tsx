import {
  type Icon,
  IconBolt,
  IconCoins,
  IconHeart,
  IconMessageCircle,
  IconSearch,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useUser } from '#web/accounts/user.ts';
import { UnreadBadge } from '#web/chat/unread-badge.tsx';
import { useSearchAddress } from '#web/discovery/search-address.ts';
import { CreditsBadge } from '#web/ledger/credits-badge.tsx';
import { useWallet } from '#web/ledger/wallet.ts';
import { NewLikesBadge } from '#web/likes/new-likes-badge.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';

interface MemberLink {
  readonly name: 'members' | 'messages' | 'likes' | 'credits' | 'premium';
  readonly to: string;
  readonly Icon: Icon;
  readonly label: string;
  readonly badge?: ReactNode;
}

/**
 * A member's four links, for the top bar and the rail of the chat (SHELL-3). The last one is premium, and
 * credits after the first payment.
 */
export function useMemberLinks(): readonly MemberLink[] {
  const text = useText();
  const search = useSearchAddress();
  const user = useUser();
  const paid = useWallet()?.paid_user ?? user?.paid_user ?? false;
  return [
    { name: 'members', to: search, Icon: IconSearch, label: text('shell.members') },
    {
      name: 'messages',
      to: '/chats',
      Icon: IconMessageCircle,
      label: text('shell.messages'),
      badge: <UnreadBadge />,
    },
    { name: 'likes', to: '/likes', Icon: IconHeart, label: text('shell.likes'), badge: <NewLikesBadge /> },
    paid
      ? {
          name: 'credits',
          to: '/credits',
          Icon: IconCoins,
          label: text('shell.credits'),
          badge: <CreditsBadge />,
        }
      : { name: 'premium', to: '/premium', Icon: IconBolt, label: text('shell.premium') },
  ];
}
