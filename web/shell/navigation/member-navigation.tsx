import { IconBolt, IconCoins, IconHeart, IconMessageCircle, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { UnreadBadge } from '#web/chat/unread-badge.tsx';
import { useSearchAddress } from '#web/discovery/search-address.ts';
import { CreditsBadge } from '#web/ledger/credits-badge.tsx';
import { NewLikesBadge } from '#web/likes/new-likes-badge.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './member-navigation.module.css';

function Item(props: { to: string; icon: ReactNode; label: string; badge?: ReactNode }) {
  return (
    <NavLink to={props.to} prefetch="intent" className={styles.item ?? ''}>
      {props.icon}
      <span className={styles.label}>{props.label}</span>
      {props.badge ? <span className={styles.badge}>{props.badge}</span> : null}
    </NavLink>
  );
}

/**
 * A member's four links: search, messages, likes, and credits (after the first payment) or premium (before)
 * (SHELL-3).
 */
export function MemberNavigation({ paid }: { paid: boolean }) {
  const text = useText();
  const search = useSearchAddress();
  return (
    <nav className={styles.items} aria-label={text('shell.navigation')}>
      <Item to={search} icon={<IconSearch size={24} aria-hidden />} label={text('shell.members')} />
      <Item
        to="/chats"
        icon={<IconMessageCircle size={24} aria-hidden />}
        label={text('shell.messages')}
        badge={<UnreadBadge />}
      />
      <Item
        to="/likes"
        icon={<IconHeart size={24} aria-hidden />}
        label={text('shell.likes')}
        badge={<NewLikesBadge />}
      />
      {paid ? (
        <Item
          to="/credits"
          icon={<IconCoins size={24} aria-hidden />}
          label={text('shell.credits')}
          badge={<CreditsBadge />}
        />
      ) : (
        <Item to="/premium" icon={<IconBolt size={24} aria-hidden />} label={text('shell.premium')} />
      )}
    </nav>
  );
}
