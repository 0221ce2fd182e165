import { IconBolt, IconCoins, IconHeart, IconMessageCircle, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useUser } from '#web/accounts/user.ts';
import { UnreadBadge } from '#web/chat/unread-badge.tsx';
import { useSearchAddress } from '#web/discovery/search-address.ts';
import { CreditsBadge } from '#web/ledger/credits-badge.tsx';
import { useWallet } from '#web/ledger/wallet.ts';
import { NewLikesBadge } from '#web/likes/new-likes-badge.tsx';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { Spark } from '#web/ui/brand/spark.tsx';
import styles from './chat-rail.module.css';

function Item(props: { to: string; icon: ReactNode; label: string; badge?: ReactNode; current?: boolean }) {
  return (
    <Link
      to={props.to}
      prefetch="intent"
      className={styles.item}
      aria-current={props.current ? 'true' : undefined}
    >
      {props.icon}
      <span className={styles.label}>{props.label}</span>
      {props.badge ? <span className={styles.badge}>{props.badge}</span> : null}
    </Link>
  );
}

/**
 * The rail beside the conversations on a wide screen: logo, search, messages, likes, credits and the own
 * profile. The chat layout has no top bar (SHELL-2), so without the rail nobody finds the way out.
 */
export function ChatRail() {
  const text = useText();
  const search = useSearchAddress();
  const { name } = useSettings();
  const user = useUser();
  const paid = useWallet()?.paid_user ?? user?.paid_user ?? false;
  if (!user) return null;
  return (
    <nav className={styles.rail} aria-label={text('shell.navigation')}>
      <Link to="/members" className={styles.home} aria-label={text('shell.home', { name })}>
        <Spark size={30} />
      </Link>
      <Item to={search} icon={<IconSearch size={24} aria-hidden />} label={text('shell.members')} />
      <Item
        to="/chats"
        icon={<IconMessageCircle size={24} aria-hidden />}
        label={text('shell.messages')}
        current
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
      <Link to="/profile" className={styles.own} aria-label={text('shell.my_profile')}>
        <Picture image={user.profile.main_image} alt="" size="thumb" />
      </Link>
    </nav>
  );
}
