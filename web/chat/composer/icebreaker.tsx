import { IconBulb, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getMember } from '#contract/profiles/get-member.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { ownProfileQuery } from '#web/profiles/own-profile-query.ts';
import { PriceNote } from '../permission/price-note.tsx';
import styles from './icebreaker.module.css';
import { icebreakersFor } from './icebreaker-lines.ts';

/**
 * Suggested first lines, with the price of sending one (CHAT-5). A chosen line goes into the text field and
 * is not sent.
 */
export function Icebreaker(props: {
  other: ProfileCard;
  onChoose: (line: string) => void;
  onClose: () => void;
}) {
  const text = useText();
  const { other } = props;
  const { data: theirs } = useQuery(queryFor(getMember, { id: other.id }));
  const { data: own } = useQuery(ownProfileQuery());
  if (!theirs || !own) return null;
  const lines = icebreakersFor(theirs.member, own.profile.interests);
  return (
    <section
      className={styles.panel}
      aria-labelledby="icebreaker"
      onKeyDown={(event) => {
        if (event.key === 'Escape') props.onClose();
      }}
    >
      <div className={styles.head}>
        <IconBulb size={22} aria-hidden className={styles.icon} />
        <h2 id="icebreaker" className={styles.title}>
          {text('chat.icebreaker.title')}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={text('chat.icebreaker.close')}
          onClick={props.onClose}
        >
          <IconX size={20} aria-hidden />
        </button>
      </div>
      <p className={styles.hint}>{text('chat.icebreaker.hint')}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>
            <button type="button" className={styles.line} onClick={() => props.onChoose(text(line))}>
              {text(line)}
            </button>
          </li>
        ))}
      </ul>
      <PriceNote className={styles.price} />
    </section>
  );
}
