import {
  IconBan,
  IconBellOff,
  IconChevronLeft,
  IconClockPause,
  IconCoins,
  IconCookie,
  IconDots,
  IconFlag,
  IconSearch,
  IconTrash,
  IconUser,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Chat } from '#contract/chat/chat.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useBalanceText } from '#web/ledger/use-balance-text.ts';
import { usableCredits, useWallet } from '#web/ledger/wallet.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { OnlineMark } from '#web/profiles/online-mark.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { BlockDialog } from '#web/safety/block-dialog.tsx';
import { useMeetingChanged } from '#web/safety/use-meeting-changed.ts';
import { DropMenu } from '#web/ui/buttons/drop-menu.tsx';
import { QuickExit } from '#web/ui/buttons/quick-exit.tsx';
import { Avatar } from '../inbox/avatar.tsx';
import { MuteMenuItem } from '../inbox/mute-menu-item.tsx';
import { ReportChat } from '../reports/report-chat.tsx';
import chatCreditsStyles from './chat-credits.module.css';
import styles from './conversation-head.module.css';
import conversationMenuStyles from './conversation-menu.module.css';

const toneOf = (credits: number) => (credits > 10 ? 'plenty' : credits > 0 ? 'few' : 'none');

/** The balance in the conversation's header, linked to buying credits (CHAT-2). */
function ChatCredits() {
  const text = useText();
  const wallet = useWallet();
  const balance = useBalanceText();
  if (!wallet) return null;
  const { waiting = 0, paid_user: paid } = wallet;
  const credits = usableCredits(wallet);
  return (
    <Link
      to={paid ? '/credits' : '/premium'}
      className={chatCreditsStyles.credits}
      data-tone={waiting > 0 ? 'plenty' : toneOf(credits)}
      aria-label={waiting > 0 ? (balance ?? '') : text('chat.credits', { credits })}
    >
      <IconCoins size={20} aria-hidden />
      <span aria-hidden="true">{credits}</span>
      {waiting > 0 ? (
        // Drawn by CSS: the visible text of the link is then a part of its name.
        <span aria-hidden="true" className={chatCreditsStyles.waiting} data-waiting={waiting}>
          <IconClockPause size={16} />
        </span>
      ) : null}
    </Link>
  );
}

/** The menu of a conversation (SAFE-1, CHAT-7). Entries passed in come first. */
function ConversationMenu(props: {
  other: ProfileCard;
  /** Null if there is nothing to remove. */
  onRemove: (() => void) | null;
  /** The other member is blocked. The conversation is hidden but can still be reported. */
  blocked?: boolean;
  /** Further entries: buttons with `data-menu-item`. */
  children?: ReactNode;
}) {
  const text = useText();
  const navigate = useNavigate();
  const { other, onRemove, blocked = false } = props;
  const [open, setOpen] = useState<'block' | 'report' | null>(null);
  const close = () => setOpen(null);
  // After a block, all devices of the blocking member open the page that shows the block and how to undo it.
  useMeetingChanged(({ profile, blocked: isBlocked }) => {
    if (profile !== other.id || !isBlocked || blocked) return;
    // An unconfirmed member has no page that could show the block.
    void navigate(other.unconfirmed ? '/chats' : `/members/${profile}/chat`, { replace: true });
  });
  return (
    <>
      <DropMenu label={text('chat.more')} button={<IconDots size={24} aria-hidden />}>
        <div className={conversationMenuStyles.items}>
          {props.children}
          {other.unconfirmed ? null : (
            <Link to={`/members/${other.id}`} data-menu-item="">
              <IconUser size={20} aria-hidden />
              {text('chat.view_profile')}
            </Link>
          )}
          {blocked ? null : (
            <button type="button" data-menu-item onClick={() => setOpen('block')}>
              <IconBan size={20} aria-hidden />
              {text('safety.block.do')}
            </button>
          )}
          <button type="button" data-menu-item onClick={() => setOpen('report')}>
            <IconFlag size={20} aria-hidden />
            {text('profiles.report.send')}
          </button>
          {/* A page without script. The conversation has no footer that links to it (GDPR-11). */}
          <a href="/cookie-choice" data-menu-item="">
            <IconCookie size={20} aria-hidden />
            {text('tracking.choice.link')}
          </a>
          {onRemove ? (
            <button type="button" className={conversationMenuStyles.remove} data-menu-item onClick={onRemove}>
              <IconTrash size={20} aria-hidden />
              {text('chat.remove')}
            </button>
          ) : null}
        </div>
      </DropMenu>
      {open === 'block' ? <BlockDialog id={other.id} name={other.name} onClose={close} /> : null}
      {open === 'report' ? <ReportChat other={other} blocked={blocked} onClose={close} /> : null}
    </>
  );
}

/** Leads to the profile of the other member. That of an unconfirmed member is for nobody else (ACC-6). */
function ProfileLink({ card, children }: { card: ProfileCard; children: ReactNode }) {
  if (card.unconfirmed) return <div className={styles.who}>{children}</div>;
  return (
    <Link to={`/members/${card.id}`} className={styles.who}>
      {children}
    </Link>
  );
}

/** The header of a conversation: back link, the other member, and the balance. */
export function ConversationHead(props: {
  other: ProfileCard;
  /** Null if there is nothing to remove or search. */
  onRemove: (() => void) | null;
  onSearch?: (() => void) | null;
  /** Null if there is no conversation yet. */
  chat?: Chat | null;
  blocked?: boolean;
}) {
  const { other } = props;
  const text = useText();
  return (
    <header className={styles.head}>
      <Link to="/chats" className={styles.back} aria-label={text('chat.back')}>
        <IconChevronLeft size={26} aria-hidden />
      </Link>
      <ProfileLink card={other}>
        <Avatar card={other} size="medium" />
        <span className={styles.words}>
          <h1 className={styles.name}>
            <ProfileName card={other} />
          </h1>
          <OnlineMark card={other} />
        </span>
        {props.chat?.muted ? (
          <IconBellOff size={18} className={styles.muted} role="img" aria-label={text('chat.muted')} />
        ) : null}
      </ProfileLink>
      <ChatCredits />
      <QuickExit />
      <ConversationMenu other={other} onRemove={props.onRemove} blocked={props.blocked ?? false}>
        {props.onSearch ? (
          <button type="button" data-menu-item onClick={props.onSearch}>
            <IconSearch size={20} aria-hidden />
            {text('chat.search_short')}
          </button>
        ) : null}
        {props.chat ? <MuteMenuItem chat={props.chat} /> : null}
      </ConversationMenu>
    </header>
  );
}
