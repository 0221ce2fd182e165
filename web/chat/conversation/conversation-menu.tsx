import { IconBan, IconCookie, IconDots, IconFlag, IconTrash, IconUser } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { BlockDialog } from '#web/safety/block-dialog.tsx';
import { useMeetingChanged } from '#web/safety/use-meeting-changed.ts';
import { DropMenu } from '#web/ui/buttons/drop-menu.tsx';
import { ReportChat } from '../reports/report-chat.tsx';
import styles from './conversation-menu.module.css';

/** The menu of a conversation (SAFE-1, CHAT-7). Entries passed in come first. */
export function ConversationMenu(props: {
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
    if (profile === other.id && isBlocked && !blocked)
      void navigate(`/members/${profile}/chat`, { replace: true });
  });
  return (
    <>
      <DropMenu label={text('chat.more')} button={<IconDots size={24} aria-hidden />}>
        <div className={styles.items}>
          {props.children}
          <Link to={`/members/${other.id}`} data-menu-item="">
            <IconUser size={20} aria-hidden />
            {text('chat.view_profile')}
          </Link>
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
            <button type="button" className={styles.remove} data-menu-item onClick={onRemove}>
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
