import { type Reaction, reactionEmoji } from '#contract/chat/reaction.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './reaction-badge.module.css';

/** The reactions at the foot of a bubble. A tap opens the choice. */
export function ReactionBadge(props: {
  own: Reaction | null;
  theirs: Reaction | null;
  /** The name of the other member. */
  name: string;
  onOpen: (() => void) | null;
}) {
  const text = useText();
  const { own, theirs, name, onOpen } = props;
  const given = [
    ...(theirs ? [{ by: name, reaction: theirs }] : []),
    ...(own ? [{ by: text('chat.said_by_you'), reaction: own }] : []),
  ];
  if (given.length === 0) return null;
  const said = given
    .map(({ by, reaction }) => text('chat.said', { name: by, text: text(`chat.reaction.${reaction}`) }))
    .join(', ');
  const label = `${text('chat.reactions')} ${said}`;
  const pictures = own === theirs ? given.slice(0, 1) : given;
  const content = (
    <span className={styles.pill} aria-hidden>
      {pictures.map(({ by, reaction }) => (
        <span key={`${by} ${reaction}`} className={styles.emoji}>
          {reactionEmoji[reaction]}
        </span>
      ))}
      {pictures.length < given.length ? <span className={styles.count}>{given.length}</span> : null}
    </span>
  );
  return onOpen ? (
    <button type="button" className={styles.badge} aria-label={label} onClick={onOpen}>
      {content}
    </button>
  ) : (
    <span className={styles.badge} role="img" aria-label={label}>
      {content}
    </span>
  );
}
