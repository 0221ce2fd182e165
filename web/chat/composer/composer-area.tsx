import { useEffect } from 'react';
import type { Message } from '#contract/chat/message.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { CarePause } from '../fictional/care-pause.tsx';
import { useWriting } from '../permission/use-writing.ts';
import { WritingObstacle } from '../permission/writing-obstacle.tsx';
import type { Sending } from '../sync/use-send-message.ts';
import { Composer } from './composer.tsx';
import styles from './composer-area.module.css';

/**
 * Keeps the text field above a phone's keyboard. If the browser lays the keyboard over the page (iOS), the
 * conversation gets the height of the visible part. In other browsers the page itself shrinks
 * (`interactive-widget`).
 */
function useVisibleHeight(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const { style } = document.documentElement;
    const measure = () => {
      // Zoomed in, the page keeps its size.
      if (seen.scale > 1.01) return;
      style.setProperty('--seen-height', `${seen.height}px`);
      if (seen.offsetTop > 0) window.scrollTo(0, 0);
    };
    measure();
    seen.addEventListener('resize', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      style.removeProperty('--seen-height');
    };
  }, []);
}

/**
 * The composer, or the reason why writing is not possible. In that case there is no text field (CHAT-4,
 * ACC-16, FIC-6). The composer appears when the other member confirms the address (ACC-6).
 */
export function ComposerArea(props: {
  other: ProfileCard;
  sending: Sending;
  messages: readonly Message[];
  onTyping: () => void;
  /** The conversation has loaded, so the text field may take the focus. */
  focusFirst: boolean;
}) {
  const { other, sending, messages } = props;
  useVisibleHeight();
  const said = messages.findLast((message) => message.notice !== null)?.id ?? 0;
  const refused = sending.outgoing.flatMap(({ failed }) => (failed ? [failed.code] : []));
  const writing = useWriting(other.id, `${said} ${refused.join()} ${other.unconfirmed === true}`);
  const obstacle = other.unconfirmed ? 'awaits_confirmation' : writing?.obstacle;
  const empty = props.focusFirst && messages.length === 0 && sending.outgoing.length === 0;
  const paused = writing?.fictional?.paused;
  if (paused) return <CarePause other={other} pause={paused} />;
  switch (obstacle) {
    case 'under_review':
    case 'confirm_first':
    case 'awaits_confirmation':
    case 'unavailable':
    case 'unanswered':
      return (
        <div className={styles.place}>
          <WritingObstacle obstacle={obstacle} person={other} />
        </div>
      );
    default:
      return <Composer {...props} writing={writing} empty={empty} />;
  }
}
