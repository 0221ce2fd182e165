import { IconDots, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { DropMenu } from '#web/ui/drop-menu.tsx';
import styles from './conversation-menu.module.css';

/** What can be done with a conversation beside reading and writing; whatever has its own part stands first. */
export function ConversationMenu(props: {
  other: ProfileCard;
  /** Null where there is nothing to remove. */
  onRemove: (() => void) | null;
  /** More entries: buttons with `data-menu-item`. */
  children?: ReactNode;
}) {
  const text = useText();
  if (!props.onRemove && !props.children) return null;
  return (
    <DropMenu label={text('chat.more')} button={<IconDots size={24} aria-hidden />}>
      <div className={styles.items}>
        {props.children}
        {props.onRemove ? (
          <button type="button" className={styles.remove} data-menu-item onClick={props.onRemove}>
            <IconTrash size={20} aria-hidden />
            {text('chat.remove')}
          </button>
        ) : null}
      </div>
    </DropMenu>
  );
}
