import { IconMessageCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import glass from '#web/ui/buttons/glass-button.module.css';
import styles from './quick-message.module.css';

/** A way to the conversation above the heart of a tile, while a mouse is on the tile or the focus is in it. */
export function QuickMessage({ card }: { card: ProfileCard }) {
  const text = useText();
  return (
    <Link
      to={`/members/${card.id}/chat`}
      className={`${styles.quick} ${glass.glass}`}
      aria-label={text('chat.input', { name: card.name })}
    >
      <IconMessageCircle size={22} aria-hidden />
    </Link>
  );
}
