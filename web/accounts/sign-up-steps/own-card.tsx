import { IconHeart, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import onPhoto from '#web/ui/layout/on-photo.module.css';
import { CardPicture } from './card-picture.tsx';
import styles from './own-card.module.css';
import type { OwnCard } from './use-own-card.ts';

/** A line in place of a fact that is still missing. It has the height of the words, so nothing moves. */
const missing = (length: 'long' | 'short') => (
  <span className={styles.missing} data-length={length} aria-hidden="true" />
);

function Name({ card: { name, age } }: { card: OwnCard }) {
  if (name === null && age === null) return missing('long');
  return (
    <>
      <span className={styles.cut}>{name ?? missing('long')}</span>
      {age === null ? null : <span className={styles.age}>{name === null ? age : `, ${age}`}</span>}
    </>
  );
}

/** The words on a card: name and age, place, and whom the visitor looks for. */
function Facts({ card }: { card: OwnCard }) {
  const text = useText();
  return (
    <>
      <p className={styles.name}>
        <Name card={card} />
      </p>
      <p className={styles.fact}>
        <IconMapPin size={16} aria-hidden />
        <span className={styles.cut}>{card.place ?? missing('short')}</span>
      </p>
      <p className={styles.fact}>
        <IconHeart size={16} aria-hidden />
        <span className={styles.cut}>
          {card.lookingFor === null ? missing('short') : text(`accounts.card.seeks_${card.lookingFor}`)}
        </span>
      </p>
    </>
  );
}

/** A card of 3:4 with its words on the foot, in the style of the tiles that members see. */
export function CardFrame({ card, picture }: { card: OwnCard; picture: ReactNode }) {
  return (
    <div className={styles.frame}>
      {picture}
      <div className={`${onPhoto.words} ${styles.foot}`}>
        <Facts card={card} />
      </div>
    </div>
  );
}

/** The card beside the form on a wide screen: it fills while the visitor answers (ACC-1). */
export function OwnCardAside({ card }: { card: OwnCard }) {
  const text = useText();
  return (
    <section aria-label={text('accounts.card.label')} className={styles.aside}>
      <CardFrame card={card} picture={<CardPicture {...card} className={styles.picture} />} />
      <p className={styles.caption}>{text('accounts.card.caption')}</p>
    </section>
  );
}

/** The same card as a strip above the form, on a phone and in the dialog. A full step of a small phone has no strip. */
export function OwnCardStrip({ card, isFull = false }: { card: OwnCard; isFull?: boolean }) {
  const text = useText();
  return (
    <section aria-label={text('accounts.card.label')} className={styles.strip} data-full={isFull}>
      <span className={styles.thumb}>
        <CardPicture {...card} className={styles.picture} />
      </span>
      <div className={styles.words}>
        <Facts card={card} />
      </div>
    </section>
  );
}
