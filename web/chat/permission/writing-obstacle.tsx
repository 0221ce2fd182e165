import { IconMailCheck, IconMessageOff } from '@tabler/icons-react';
import type { WritingObstacle as Obstacle } from '#contract/chat/get-writing.ts';
import { BuyCreditsLink, type ReturnPerson } from '#web/payments/buy-credits-link.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import styles from './writing-notice.module.css';

/** The action that resolves the obstacle. None if the other member has to act. */
function ObstacleAction({ obstacle, person }: { obstacle: Obstacle; person: ReturnPerson }) {
  const text = useText();
  switch (obstacle) {
    case 'confirm_first':
      return (
        <ButtonLink to="/settings/account#email" variant="light">
          {text('chat.obstacle.confirm')}
        </ButtonLink>
      );
    case 'awaits_confirmation':
      return null;
    case 'conversations':
    case 'credits':
      return <BuyCreditsLink variant="light" person={person} />;
    case 'under_review':
      return (
        <ButtonLink to="/cases" variant="light">
          {text('safety.cases.title')}
        </ButtonLink>
      );
    case 'unavailable':
    case 'unanswered':
    case 'paused':
      return (
        <ButtonLink to="/chats" variant="light">
          {text('chat.obstacle.to_chats')}
        </ButtonLink>
      );
  }
}

/** Explains why the member cannot write to another member, and what to do about it (CHAT-4, ACC-16). */
export function WritingObstacle({ obstacle, person }: { obstacle: Obstacle; person: ReturnPerson }) {
  const text = useText();
  const Icon = obstacle === 'awaits_confirmation' ? IconMailCheck : IconMessageOff;
  return (
    <div className={styles.notice} role="status" data-obstacle={obstacle}>
      <Icon size={24} aria-hidden className={styles.icon} />
      <p className={`${styles.words} ${styles.hint}`}>
        {text(`chat.obstacle.${obstacle}`, { name: person.name })}
      </p>
      <ObstacleAction obstacle={obstacle} person={person} />
    </div>
  );
}
